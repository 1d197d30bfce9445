import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { SaveError, writePrivateFile } from "#local/private-file.ts";
import type { Delivery } from "./mail.ts";

/** Only the owner may read the files, since they hold sign-in links. */
export class Folder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async read(): Promise<Delivery[]> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 }).catch((error) => {
      throw new SaveError(this.#path, error);
    });
    const names = (await readdir(this.#path)).filter((name) => name.endsWith(".json")).sort();
    const deliveries = await Promise.all(names.map((name) => this.#readOne(name)));
    return deliveries.filter((delivery) => delivery !== null);
  }

  /** Written completely before it is renamed, so an interruption leaves no broken file. */
  async write({ id, receivedAt, to, raw }: Delivery) {
    await writePrivateFile(
      this.#file(id),
      JSON.stringify({ id, receivedAt, to, raw: raw.toString("base64") }),
    );
  }

  async remove(id: string) {
    await rm(this.#file(id), { force: true });
  }

  /** A damaged file must not keep the product from starting. */
  async #readOne(name: string): Promise<Delivery | null> {
    const content = await readFile(join(this.#path, name), "utf8");
    try {
      const { id, receivedAt, to, raw } = JSON.parse(content);
      return { id, receivedAt: new Date(receivedAt), to, raw: Buffer.from(raw, "base64") };
    } catch {
      return null;
    }
  }

  #file(id: string) {
    return join(this.#path, `${id}.json`);
  }
}
