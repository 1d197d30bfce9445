// Sends one answer and does nothing else, in so many processes. The body comes from standard input, all else from arguments. Says when
// all of them listen.
import cluster from "node:cluster";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const [port, processes, headers] = process.argv.slice(2);
if (cluster.isPrimary) {
  const body = (await buffer(process.stdin)).toString("base64");
  let silent = Number(processes);
  cluster.on("listening", () => {
    silent -= 1;
    if (!silent) console.log("listening");
  });
  for (let n = 0; n < Number(processes); n++) cluster.fork().send(body);
} else {
  process.once("message", (sent) => {
    const body = Buffer.from(String(sent), "base64");
    const fields = JSON.parse(headers ?? "{}");
    createServer((_request, response) => response.writeHead(200, fields).end(body)).listen(Number(port));
  });
}
