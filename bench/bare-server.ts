// A server that does nothing but send one answer. Body on standard input; port and headers as arguments.
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const [port, headers] = process.argv.slice(2);
const body = await buffer(process.stdin);
const fields = JSON.parse(headers ?? "{}");
createServer((_request, response) => response.writeHead(200, fields).end(body)).listen(Number(port));
