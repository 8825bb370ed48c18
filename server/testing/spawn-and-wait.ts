/** Spawns a shop in the given folder, writes its address, and waits until it is killed. */
import { once } from "node:events";
import { spawnShop } from "./spawn-shop.ts";

const shop = await spawnShop({ DATA_DIR: process.argv[2] ?? "" });
process.stdout.write(`${shop.address}\n`);
await once(process, "SIGTERM");
