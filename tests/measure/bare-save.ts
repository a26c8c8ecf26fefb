import fastify from "fastify";
import pg from "pg";

/**
 * The save route with nothing around it: `/save` does the same durable write as save-kyc to the same PostgreSQL, which
 * is the answers with their stamps, the edit, a row of the trail and its head; `/answers` writes the answers alone.
 */
const [host, port, user, database] = process.argv.slice(2) as [string, string, string, string];
const pool = new pg.Pool({ host, port: Number(port), user, database, max: 20 });

interface Save {
  form_id: string;
  changes: Record<string, Record<string, unknown>>;
}

interface Draft {
  account_id: string;
  revision: number;
  answers: Save["changes"];
  stamps: object;
  lines: string[];
  updated_by: string;
}

interface Head {
  seq: number;
  hash: Buffer;
}

type Work = (client: pg.PoolClient, save: Save) => Promise<number>;

const saving: Work = async (client, { form_id, changes }) => {
  const { rows } = await client.query<Draft & Head>(
    `select draft.*, seq, hash from measured.draft join measured.head using (account_id)
      where id = $1 for update`,
    [form_id],
  );
  const { account_id, answers, updated_by, seq, hash, ...draft } = rows[0]!;
  await client.query(
    `with answers as (
        update measured.draft
        set revision = $3, answers = $4, stamps = $5, lines = $6, updated_at = $7, updated_by = $8
        where id = $1
      ), trail as (
        insert into measured.trail values ($2, $9, $7, $10, $11, $12, $13, $14, $15, $16, $16)
      ), edit as (
        insert into measured.edit values ($1, $3, $2, '2026-11-20', false, $17, $8, $7)
      )
      update measured.head set seq = $9, hash = $16 where account_id = $2`,
    [
      form_id,
      account_id,
      draft.revision + 1,
      JSON.stringify(joined(answers, changes)),
      JSON.stringify(draft.stamps),
      draft.lines,
      new Date(),
      updated_by,
      seq + 1,
      updated_by,
      "application.save",
      `application ${form_id}`,
      pathsOf(changes),
      "127.0.0.0",
      crypto.randomUUID(),
      hash,
      JSON.stringify(changes),
    ],
  );
  return draft.revision + 1;
};

const answering: Work = async (client, { form_id, changes }) => {
  const { rows } = await client.query<Draft>(
    "select revision, answers from measured.answers where id = $1 for update",
    [form_id],
  );
  const { revision, answers } = rows[0]!;
  await client.query("update measured.answers set revision = $2, answers = $3 where id = $1", [
    form_id,
    revision + 1,
    JSON.stringify(joined(answers, changes)),
  ]);
  return revision + 1;
};

function joined(answers: Save["changes"], changes: Save["changes"]): Save["changes"] {
  const sections = Object.entries(changes).map(
    ([section, own]) => [section, { ...answers[section], ...own }] as const,
  );
  return { ...answers, ...Object.fromEntries(sections) };
}

const pathsOf = (changes: Save["changes"]): string[] =>
  Object.entries(changes).flatMap(([section, own]) =>
    Object.keys(own).map((name) => `${section}.${name}`),
  );

const app = fastify({ forceCloseConnections: true });

for (const [path, work] of Object.entries({ "/save": saving, "/answers": answering })) {
  app.post<{ Body: Save }>(path, async ({ body }) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const revision = await work(client, body);
      await client.query("commit");
      return { revision };
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  });
}

const stop = async () => {
  await app.close();
  await pool.end();
  process.exit();
};
process.on("SIGTERM", () => void stop());
process.on("disconnect", () => void stop());
process.send!(await app.listen({ host: "127.0.0.1", port: 0 }));
