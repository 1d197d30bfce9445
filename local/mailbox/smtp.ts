import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { SaveError } from "#local/private-file.ts";
import type { Fault, Faults } from "./faults.ts";

const largestMail = 10 * 1024 * 1024;

type Receive = (mail: { to: string[]; raw: Buffer }) => Promise<void>;

/** Listens on this machine only, without sign-in or encryption. */
export async function startSmtp(
  receive: Receive,
  faults: Faults,
  port: number,
): Promise<{ url: string; close(): Promise<void> }> {
  const faultOfSession = new WeakMap<SMTPServerSession, Fault | null>();
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    name: "mailbox.local",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    size: largestMail,
    rejectOversized: true,
    onMailFrom(_address, session, done) {
      const fault = faults.take();
      faultOfSession.set(session, fault);
      done(fault?.kind === "busy" ? reply(451, "Too busy, as a test asked for") : null);
    },
    onRcptTo(_address, session, done) {
      const fault = faultOfSession.get(session);
      done(fault?.kind === "refuse" ? reply(fault.code, "Refused as a test asked for") : null);
    },
    onData(stream, session, done) {
      const hangs = faultOfSession.get(session)?.kind === "hang";
      deliver(stream, session, hangs ? async () => {} : receive).then(
        () => hangs || done(),
        (error: Error) => done(refusal(error)),
      );
    },
  });
  // A broken connection is the client's problem.
  smtp.on("error", () => {});
  smtp.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  smtp.listen(port, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Oversized emails are read to the end, then refused by the server. */
async function deliver(stream: SMTPServerDataStream, { envelope }: SMTPServerSession, receive: Receive) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
  if (stream.sizeExceeded) return;
  await receive({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
}

/** 451 lets the sender retry once the disk has room. */
function refusal(error: Error) {
  if (!(error instanceof SaveError)) return reply(554, `This email could not be saved: ${error.message}`);
  console.error(`An email was refused and will be sent again: ${error.message}`);
  return reply(452, error.message);
}

function reply(responseCode: number, text: string) {
  return Object.assign(new Error(text), { responseCode });
}
