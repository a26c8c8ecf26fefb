export {};

const { start } = (await import(process.env["SERVER_MAIN"]!)) as { start: () => Promise<unknown> };
await start();
console.log("open");
