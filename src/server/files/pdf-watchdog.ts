/** Node.js with qpdf takes half of it. */
const residentBytes = 224 * 1024 * 1024;
const intervalMs = 5;
/** So that a few slow files do not hold up those of others. */
const processorMs = 2500;
/** Above the limit that the server sets; it holds where the server has been killed. */
const lifetimeMs = 40_000;
const server = process.ppid;
const startedAt = performance.now();

// Runs in a thread of its own. Buffers do not count towards the heap limit.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isOverdue =
    performance.now() - startedAt > lifetimeMs ||
    (user + system) / 1000 > processorMs ||
    process.ppid !== server;
  if (isOverdue || process.memoryUsage.rss() > residentBytes) process.kill(process.pid, "SIGKILL");
}, intervalMs);
