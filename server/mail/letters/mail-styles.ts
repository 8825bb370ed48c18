/** The site's colours, repeated here because mails support no CSS variables. */
const color = {
  page: "#fdf8f0",
  surface: "#fffdf9",
  sunken: "#f6ecdd",
  text: "#33251c",
  soft: "#6a5546",
  line: "#e2d2bd",
  accent: "#9c3d1f",
};

/** The content of a mail's style element: classes and physical properties only, because Gmail on phones drops logical ones. */
export function mailStyles(direction: "ltr" | "rtl"): string {
  const end = direction === "rtl" ? "left" : "right";
  return `
body{margin:0;padding:0;background-color:${color.page}}
table{font-family:Arial,'Segoe UI',sans-serif;font-size:18px;line-height:1.4;color:${color.text}}
td{vertical-align:top;overflow-wrap:anywhere}
.page{background-color:${color.page}}
.page>tbody>tr>td{padding:12px 8px}
.mail{background-color:${color.surface};border:1px solid ${color.line};border-radius:12px;overflow:hidden}
.mail>tbody>tr>td{padding:12px 16px}
.sunken{background-color:${color.sunken}}
.soft,.dishes i{font-size:16px;font-style:normal;color:${color.soft}}
.dishes i{white-space:nowrap}
.facts td{padding:3px 4px;font-size:16px}
.facts td:first-child{white-space:nowrap}
.dishes td{padding:4px 0}
.dishes td:first-child{width:52px;white-space:nowrap}
.dishes td:only-child{white-space:normal}
.dishes .total td{border-top:1px solid ${color.line};font-weight:bold;padding-bottom:12px}
.dishes td:empty{border:0!important}
td.price{width:80px;white-space:nowrap;text-align:${end}}
.main td{font-size:22px;font-weight:bold}
.many{display:inline-block;padding:1px 8px;border-radius:6px;background-color:${color.text};color:#fff;font-size:20px}
h1{margin:4px 0 0;font-size:26px;line-height:1.25;color:${color.accent}}
h2{margin:0;font-size:20px;line-height:1.3}
h3{margin:0;font-size:20px;line-height:1.3;color:${color.accent}}
h3 span{font-weight:normal;color:${color.soft}}
ul{margin:8px 0 0;padding:0 20px}
li{margin:4px 0 0}
p{margin:8px 0 0;line-height:1.5}
a{color:${color.accent}}
`;
}
