import fc from "fast-check";
import { expect, test } from "vitest";
import { mailSlip } from "./mail-slip.ts";

const slips: readonly (readonly [typed: string, meant: string])[] = [
  ["ruth@gmial.com", "ruth@gmail.com"],
  ["ruth@gmail.con", "ruth@gmail.com"],
  ["ruth@walla.co.i", "ruth@walla.co.il"],
  ["ruth@hotmial.com", "ruth@hotmail.com"],
  ["ruth@gmail.co", "ruth@gmail.com"],
  ["ruth@gmai.com", "ruth@gmail.com"],
  ["ruth@yaho.com", "ruth@yahoo.com"],
  ["ruth@walla.con", "ruth@walla.com"],
  ["ruth@012.net.i", "ruth@012.net.il"],
  ["ruth@netvision.net.li", "ruth@netvision.net.il"],
  ["ruth@bezeqint.ne", "ruth@bezeqint.net"],
  // Others of the kind.
  ["Ruth.Cohen+soup@Gmial.con", "Ruth.Cohen+soup@gmail.com"],
  ["ruth@mgail.com", "ruth@gmail.com"],
  ["ruth@gnail.com", "ruth@gmail.com"],
  ["ruth@gmaill.com", "ruth@gmail.com"],
  ["ruth@gmail.cm", "ruth@gmail.com"],
  ["ruth@gmail.co.il", "ruth@gmail.com"],
  ["ruth@gmail", "ruth@gmail.com"],
  ["ruth@gmail.com.il", "ruth@gmail.com"],
  ["ruth@gmailcom", "ruth@gmail.com"],
  ["ruth@hotmai.co", "ruth@hotmail.com"],
  ["ruth@outlok.com", "ruth@outlook.com"],
  ["ruth@icould.com", "ruth@icloud.com"],
  ["ruth@yahooo.com", "ruth@yahoo.com"],
  ["ruth@live.cmo", "ruth@live.com"],
  ["ruth@wala.co.il", "ruth@walla.co.il"],
  ["ruth@walla.coil", "ruth@walla.co.il"],
  ["ruth@walla.co", "ruth@walla.co.il"],
  ["ruth@walla.com.il", "ruth@walla.co.il"],
  ["ruth@zahv.net.il", "ruth@zahav.net.il"],
  ["ruth@netvison.net.il", "ruth@netvision.net.il"],
  ["ruth@bezekint.net", "ruth@bezeqint.net"],
  ["ruth@013.net.l", "ruth@013.net.il"],
  // An ending that does not exist, after any name.
  ["ruth@levi-law.con", "ruth@levi-law.com"],
  ["ruth@levi-law.co.i", "ruth@levi-law.co.il"],
  ["ruth@levi-law.com.il", "ruth@levi-law.co.il"],
  ["ruth@post.tau.ac.ill", "ruth@post.tau.ac.il"],
  ["ruth@shul.ogr", "ruth@shul.org"],
  // What the form refuses, and can be read only so.
  ["ruth@gmail,com", "ruth@gmail.com"],
  ["ruth @gmail. com", "ruth@gmail.com"],
  ["ruth@@gmail.com", "ruth@gmail.com"],
  ["ruth@gmail..com", "ruth@gmail.com"],
  ["ruth@gmail.com,", "ruth@gmail.com"],
  ["ruth@levi-law,co.il", "ruth@levi-law.co.il"],
  ["ruthgmail.com", "ruth@gmail.com"],
  // The keyboard was not switched from Hebrew.
  ["רוןי@עצשןךץבםצ", "ruih@gmail.com"],
  ["רואי@'שךךשץבםץןך", "ruth@walla.co.il"],
  ["ruth@יםאצשןך.בםצ", "ruth@hotmail.com"],
];

test.each(slips)("%s is probably %s", (typed, meant) => {
  expect(mailSlip(typed)).toBe(meant);
});

/** Domains where mail arrives, also those that look like a better known one. */
const real = [
  ["gmail.com", "googlemail.com", "mail.com", "email.com", "ymail.com", "gmx.com", "gmx.net"],
  ["hotmail.com", "hotmail.co.il", "hotmail.co.uk", "hotmail.fr", "hotmail.it", "hushmail.com"],
  ["outlook.com", "outlook.co.il", "outlook.fr", "live.com", "live.co.uk", "msn.com", "me.com"],
  ["icloud.com", "cloud.com", "mac.com", "aol.com", "proton.me", "protonmail.com", "zoho.com"],
  ["yahoo.com", "yahoo.co.il", "yahoo.co.uk", "yahoo.co.in", "yahoo.co.id", "yahoo.ca"],
  ["rocketmail.com", "fastmail.com", "tutanota.com", "mail.ru", "yandex.com", "ukr.net"],
  [
    "walla.co.il",
    "walla.com",
    "walls.com",
    "wally.com",
    "wallm.com",
    "gmail.ru",
    "nana.co.il",
    "nana10.co.il",
  ],
  ["netvision.net.il", "netvision.net", "bezeqint.net", "bezeqint.net.il", "bezeqint.co.il"],
  ["012.net.il", "013.net.il", "014.net.il", "015.net.il", "017.net.il", "018.net.il"],
  ["019.net.il", "012.net", "013.net", "zahav.net.il", "inter.net.il", "smile.net.il"],
  ["barak.net.il", "actcom.co.il", "isdn.net.il", "orange.net.il", "bezeq.com", "hot.net.il"],
  ["tau.ac.il", "post.tau.ac.il", "mail.huji.ac.il", "huji.ac.il", "bgu.ac.il", "g.jct.ac.il"],
  ["campus.technion.ac.il", "biu.ac.il", "weizmann.ac.il", "openu.ac.il", "mail.tau.ac.il"],
  ["health.gov.il", "justice.gov.il", "gov.il", "jerusalem.muni.il", "idf.il", "mail.idf.il"],
  ["school.k12.il", "elem.k12.il", "sheba.health.gov.il", "hadassah.org.il", "clalit.org.il"],
  ["levi-law.co.il", "levi-law.com", "levi.cam", "levi.coop", "levi.co", "levi.net", "levi.ne"],
  ["levi.io", "levi.li", "levi.vet", "levi.new", "levi.org", "gail.com", "example.com"],
  ["דוגמה.ישראל", "xn--4dbrk0ce.co.il", "shop.example", "aris-gourmet.example"],
].flat();

test.each(real)("%s is no slip", (domain) => {
  expect(mailSlip(`ruth@${domain}`)).toBeUndefined();
  expect(mailSlip(`Ruth@${domain.toUpperCase()}`)).toBeUndefined();
});

test.each([
  "",
  "ruth",
  "@gmail.com",
  "@",
  "ruth cohen@gmail.con",
  "a@gmial.com,b@gmial.com",
  "רותי",
])("%j gives no hint", (typed) => {
  expect(mailSlip(typed)).toBeUndefined();
});

test("a proposed address is accepted by the form, keeps the name before the @, and is not questioned", () => {
  const domain = fc.constantFrom(...slips.map(([typed]) => typed.split("@")[1] ?? ""));
  const anyText = fc.string({ maxLength: 30 });
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/u), domain, anyText, (local, slip, text) => {
      for (const typed of [`${local}@${slip}`, `${local}@${text}`, text]) {
        const meant = mailSlip(typed);
        if (meant === undefined) continue;
        expect(mailSlip(meant)).toBeUndefined();
        expect(meant).not.toBe(typed);
      }
      expect(mailSlip(`${local}@${slip}`)?.split("@")[0] ?? local).toBe(local);
    }),
  );
});
