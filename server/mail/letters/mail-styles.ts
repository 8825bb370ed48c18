/** The site's colors, which a test compares with `web/styles/tokens.css`: mails support no CSS variables. */
export const mailColors = {
  light: {
    page: "#f8f2e6",
    surface: "#fffdf8",
    sunken: "#f1e7d5",
    text: "#2e201b",
    "text-soft": "#624e43",
    line: "#dccbb2",
    accent: "#8c1d36",
    "on-accent": "#fff7ec",
    bar: "#8c1d36",
    "on-bar": "#fff3e2",
    spice: "#a96a12",
  },
  dark: {
    page: "#1b1310",
    surface: "#271c18",
    sunken: "#35271f",
    text: "#f5ebdc",
    "text-soft": "#cdbba8",
    line: "#4c3b31",
    accent: "#f2bb78",
    "on-accent": "#37190a",
    bar: "#5c1324",
    "on-bar": "#fff3e2",
    spice: "#ec8f86",
  },
};

type Colors = (typeof mailColors)["light"];

/** The site's fonts, where the reader has them installed: a mail loads none. */
export const textFont = "Assistant,Arial,'Segoe UI',sans-serif";
const headingFont = "'Frank Ruhl Libre','Times New Roman',serif";

/**
 * The content of a mail's style element: classes and physical properties only, because Gmail on phones drops logical ones. The dark colors
 * win over the light ones of style attributes.
 */
export function mailStyles(direction: "ltr" | "rtl"): string {
  const end = direction === "rtl" ? "left" : "right";
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
table{font-family:${textFont};font-size:18px;line-height:1.4}
td{vertical-align:top;overflow-wrap:anywhere}
.page>tbody>tr>td{padding:12px 8px}
.mail{border-radius:12px;overflow:hidden}
.mail>tbody>tr>td{padding:12px 16px}
.mail>tbody>tr>.bar{padding:10px 16px}
.mail>tbody>tr>.hem{height:3px;padding:0;font-size:0;line-height:0}
.soft,.dishes i{font-size:16px;font-style:normal}
.dishes i{white-space:nowrap}
.facts td{padding:3px 0}
.facts td:first-child{padding-${end}:8px}
.sum td,.buttons td{padding:0}
.dishes td{padding:4px 0}
.dishes td:first-child{width:52px}
.dishes td:only-child{padding-top:10px}
.dishes .total td{font-weight:bold;padding-bottom:12px}
.dishes td:empty{border:0!important}
td.price{width:80px;direction:ltr;text-align:${end}}
.main td{font-size:22px;font-weight:bold}
.many{display:inline-block;padding:1px 8px;border-radius:6px;font-size:20px}
.buttons{margin-top:12px}
.gap{height:10px;font-size:0;line-height:0}
.buttons a span{font-size:16px;font-weight:normal}
.posted{width:100%;border:0;border-radius:24px;background:none;font:inherit;cursor:pointer}
h1,h2,h3,.bar{font-family:${headingFont};font-weight:bold;line-height:1.25}
h1{margin:4px 0 0;font-size:26px}
h2{margin:0;padding:4px 0 6px;font-size:22px}
h3{margin:0;font-size:20px}
h3 span{font-weight:normal}
.bar{font-size:22px}
ul{margin:8px 0 0;padding:0 20px}
li{margin:4px 0 0}
p{margin:8px 0 0;line-height:1.5}
${colorRules(mailColors.light)}@media (prefers-color-scheme:dark){
${colorRules(mailColors.dark).replaceAll(/#[\da-f]{6}/gu, "$&!important")}}
`;
}

function colorRules(color: Colors): string {
  return `body,.page{background-color:${color.page}}
.mail{background-color:${color.surface};border:1px solid ${color.line};color:${color.text}}
.mail>tbody>tr>.bar{background-color:${color.bar};border-bottom:3px solid ${color.surface};color:${color["on-bar"]}}
.hem{border-top:2px solid ${color.accent};border-bottom:1px solid ${color.spice}}
.sunken{background-color:${color.sunken}}
.soft,.dishes i,h3 span{color:${color["text-soft"]}}
.dishes .total td{border-top:1px solid ${color.line}}
.many{background-color:${color.text};color:${color.surface}}
h2{border-bottom:2px solid ${color.accent};color:${color.accent}}
a{color:${color.accent}}
.pay,.page-link{border-color:${color.accent}}
.pay{background-color:${color.accent}}
.pay a,.pay .posted{color:${color["on-accent"]}}
.page-link a,.page-link .posted{color:${color.accent}}
`;
}
