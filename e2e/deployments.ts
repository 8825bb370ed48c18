import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A shop behind a proxy that can simulate a new build of the site and of the desk. */
export interface Deployments {
  readonly address: string;
  /**
   * From now on pages and worker are other ones, the pages marked `data-build="new"`, and the scripts and styles of the old build
   * are gone. Fonts and icons are the same in both.
   */
  readonly deploy: () => void;
  /** Loses every POST from now on, or no longer: the APIs are out of reach, while pages and files are not. */
  readonly loseCalls: (isLosing: boolean) => void;
  readonly close: () => void;
}

/** Starts the proxy in front of the shop at `address`. */
export async function openDeployments(address: string): Promise<Deployments> {
  let isNew = false;
  let isLosing = false;
  const proxy = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (isLosing && asked.method === "POST") {
      answer.destroy();
      return;
    }
    if (isNew && /^\/assets\/.*\.(?:js|css)$/u.test(path)) {
      answer.writeHead(404).end();
      return;
    }
    // Only text may be read as text: a font that went through it would be damaged.
    const isChanged =
      isNew && asked.method === "GET" && !/^\/(?:webImages|(?:desk\/)?assets)\//u.test(path);
    const onward = request(
      new URL(path, address),
      {
        method: asked.method ?? "GET",
        headers: isChanged ? plainly(asked.headers) : asked.headers,
      },
      (response) => {
        const status = response.statusCode ?? 502;
        if (!isChanged) {
          answer.writeHead(status, response.headers);
          response.pipe(answer);
          return;
        }
        const { "content-length": _length, etag: _etag, ...headers } = response.headers;
        answer.writeHead(status, headers);
        void text(response).then((content) => answer.end(newBuild(path, content)));
      },
    );
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    deploy: () => {
      isNew = true;
    },
    loseCalls: (isLosingNow) => {
      isLosing = isLosingNow;
    },
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** Request headers that make the server send the full text, uncompressed. */
function plainly(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "accept-encoding": _encoding, "if-none-match": _etag, ...others } = headers;
  return others;
}

function newBuild(path: string, content: string): string {
  if (path === "/service-worker.js") return `// Another build.\n${content}`;
  // The worker of the desk names a hash of its page, of 12 digits.
  if (path === "/desk/service-worker.js")
    return content.replaceAll(/(["'`])[\da-f]{12}\1/gu, '"000000000000"');
  return content.replace("<html ", '<html data-build="new" ');
}
