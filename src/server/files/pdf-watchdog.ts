/** Node.js with pdf.js takes half of it. */
const residentBytes = 224 * 1024 * 1024;
const intervalMs = 5;

// Runs in a thread of its own. Buffers do not count towards the heap limit.
setInterval(() => {
  if (process.memoryUsage.rss() > residentBytes) process.kill(process.pid, "SIGKILL");
}, intervalMs);
