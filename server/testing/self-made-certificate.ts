import { generateKeyPairSync, sign } from "node:crypto";

/** A key and the certificate of a host for it, which no authority signed. Both in PEM form. */
export interface SelfMadeCertificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes a certificate (RFC 5280) for this year and the next. Node can only read them. */
export function selfMadeCertificate(host = "localhost"): SelfMadeCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const year = new Date().getUTCFullYear();
  const name = sequence(tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from(host)))));
  const content = sequence(
    tagged(0xa0, number(2)),
    number(1),
    sequence(ecdsaWithSha256),
    name,
    sequence(moment(year), moment(year + 2)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(
      0xa3,
      sequence(sequence(otherNames, tagged(0x04, sequence(tagged(0x82, Buffer.from(host)))))),
    ),
  );
  const signature = tagged(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const certificate = sequence(content, sequence(ecdsaWithSha256), signature);
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

const commonName = Buffer.from("0603550403", "hex");
const otherNames = Buffer.from("0603551d11", "hex");
const ecdsaWithSha256 = Buffer.from("06082a8648ce3d040302", "hex");

/** A value in DER: tag, length, content. */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, ...parts);
}

function number(value: number): Buffer {
  return tagged(0x02, Buffer.from([value]));
}

function moment(year: number): Buffer {
  return tagged(0x18, Buffer.from(`${String(year)}0101000000Z`));
}
