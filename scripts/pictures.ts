/**
 * `npm run pictures -- FOLDER`: makes the pictures of dishes from the photographs in a folder and writes them to seed/webImages,
 * where the server reads them. `fish-soup.jpg` becomes `fish-soup.webp` and `fish-soup-thumbnail.webp`, each also as AVIF.
 * If one photograph cannot be used, nothing is written. Pictures with the same names are replaced.
 */
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { OperatorProblem } from "#server/operator-problem.ts";
import { savePictures } from "./encode-picture.ts";
import { photographToPictures } from "./photograph-to-pictures.ts";
import { runCommand } from "./run-command.ts";

const endings = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"];

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new OperatorProblem("name one folder of photographs: npm run pictures -- FOLDER");
  const names = await photographsIn(folder);
  if (names.length === 0)
    throw new OperatorProblem(`no photographs in ${folder}: ${endings.join(", ")} are known`);
  const files = [];
  const lines = [];
  for (const name of names) {
    const dish = name.slice(0, -extname(name).length);
    files.push(...(await photographToPictures(await readFile(join(folder, name)), dish)));
    lines.push(`"image": "${dish}.webp", "thumbnail": "${dish}-thumbnail.webp"\n`);
  }
  // Pictures are public, and the server may run as another user, who must be able to read them.
  process.umask(0o022);
  await savePictures(files);
  process.stdout.write(lines.join(""));
});

async function photographsIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => endings.includes(extname(name).toLowerCase())).toSorted();
  } catch (error) {
    throw new OperatorProblem(`${folder} cannot be read`, { cause: error });
  }
}
