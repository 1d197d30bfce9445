import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#local/postgres/free-port.ts";

/** Debian installs it where only root's PATH leads. */
const search = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

export const hasPgBouncer = spawnSync("pgbouncer", ["--version"], { env: search }).status === 0;

/**
 * PgBouncer in transaction mode, as in docs/operate.md. Each transaction gets the connection that rested longest, so
 * two in a row rarely share one.
 */
export async function startPgBouncer(database: string) {
  const { hostname, port, username, password, pathname } = new URL(database);
  const name = pathname.slice(1);
  const ours = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-pgbouncer-"));
  const file = path.join(folder, "pgbouncer.ini");
  const server = `host=${hostname} port=${port} dbname=${name} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(
    file,
    `[databases]
${name} = ${server} connect_query='set jit = off; set statement_timeout = 5000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ours}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
server_round_robin = 1
ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  await chmod(folder, 0o755);
  // PgBouncer refuses to run as root.
  const as = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", [...as, file], { env: search, stdio: "ignore" });
  while (!(await accepts(ours))) {
    if (child.exitCode !== null) throw new Error("PgBouncer did not start.");
    await setTimeout(50);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${ours}/${name}`,
    async close() {
      child.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
