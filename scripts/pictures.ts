/**
 * `npm run pictures -- FOLDER`: makes the pictures of dishes from the photographs in a folder and saves them in the shop's database.
 * `fish-soup.jpg` becomes `fish-soup-….webp` and `fish-soup-…-thumbnail.webp`, each also as AVIF; in the place of the dots is the hash of
 * the picture. Prints the lines for the catalogue. If one photograph cannot be used, nothing is saved. The server may be running.
 */
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { nameFiles } from "#server/pictures/encoded-picture.ts";
import { makePicture } from "#server/pictures/make-picture.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

const endings = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"];

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new OperatorProblem("name one folder of photographs: npm run pictures -- FOLDER");
  const names = await photographsIn(folder);
  if (names.length === 0)
    throw new OperatorProblem(`no photographs in ${folder}: ${endings.join(", ")} are known`);
  const pictures: ReturnType<typeof nameFiles>[] = [];
  for (const name of names) pictures.push(await pictureOf(folder, name));
  await withStore(async (store) => {
    await store.savePictures(pictures.flatMap(({ stored }) => stored));
  });
  for (const { image, thumbnail } of pictures)
    process.stdout.write(`"image": "${image}", "thumbnail": "${thumbnail}"\n`);
});

async function pictureOf(folder: string, name: string): Promise<ReturnType<typeof nameFiles>> {
  const dish = name.slice(0, -extname(name).length);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(dish))
    throw new OperatorProblem(`${dish}: a name may have small letters a to z, digits and hyphens`);
  try {
    return nameFiles(dish, await makePicture(await readFile(join(folder, name))));
  } catch (error) {
    throw new OperatorProblem(`${dish}: no photograph that can be read`, { cause: error });
  }
}

async function photographsIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => endings.includes(extname(name).toLowerCase())).toSorted();
  } catch (error) {
    throw new OperatorProblem(`${folder} cannot be read`, { cause: error });
  }
}
