// Takes every mail and keeps none: what sending costs, the rest left out. Started by alerts.ts as a process of its own.
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
