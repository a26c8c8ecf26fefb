import fastify from "fastify";
import pg from "pg";

/** The save route with nothing around it: one durable write of the same answers to the same PostgreSQL. */
const [host, port, user, database] = process.argv.slice(2) as [string, string, string, string];
const pool = new pg.Pool({ host, port: Number(port), user, database, max: 20 });

interface Save {
  form_id: string;
  changes: Record<string, Record<string, unknown>>;
}

interface Saved {
  revision: number;
  answers: Save["changes"];
}

const app = fastify();

app.post<{ Body: Save }>("/save", async ({ body: { form_id, changes } }) => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<Saved>(
      "select revision, answers from measured.draft where id = $1 for update",
      [form_id],
    );
    const { revision, answers } = rows[0]!;
    for (const [section, own] of Object.entries(changes))
      answers[section] = { ...answers[section], ...own };
    await client.query("update measured.draft set revision = $2, answers = $3 where id = $1", [
      form_id,
      revision + 1,
      JSON.stringify(answers),
    ]);
    await client.query("commit");
    return { revision: revision + 1 };
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
});

const stop = async () => {
  await app.close();
  await pool.end();
  process.exit();
};
process.on("SIGTERM", () => void stop());
process.on("disconnect", () => void stop());
process.send!(await app.listen({ host: "127.0.0.1", port: 0 }));
