// Accepts every email and stores none. alerts.ts starts it as a process.
import { SMTPServer } from "smtp-server";

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    stream.on("end", () => done());
    stream.resume();
  },
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("listening"));
process.on("disconnect", () => process.exit());
