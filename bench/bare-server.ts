// Sends one answer and does nothing else. The body comes from standard input, port and headers from arguments.
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const [port, headers] = process.argv.slice(2);
const body = await buffer(process.stdin);
const fields = JSON.parse(headers ?? "{}");
createServer((_request, response) => response.writeHead(200, fields).end(body)).listen(Number(port));
