/**
 * What a browser sees that opens the desk over plain HTTP from another machine, in both languages: the session and the orders could
 * be read on the way. Nothing of the request is quoted.
 */
export const insecurePage = `<!doctype html>
<html lang="he" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>ניהול ההזמנות</title>
<h1>כאן אי אפשר להיכנס לניהול ההזמנות</h1>
<p>הכתובת הזו מתחילה ב־<bdi>http://</bdi>, ולכן אחרים ברשת יכולים לקרוא את מה שנשלח. פתחו את אותה כתובת עם <bdi>https://</bdi> בתחילתה.</p>
<p>אם גם כך רואים את העמוד הזה, העבירו את השורה הבאה למי שמתקין את האתר.</p>
<hr>
<div lang="en" dir="ltr">
<h1>The desk cannot be opened here</h1>
<p>This address begins with http://, so others on the network can read what is sent. Open the same address with https:// at its beginning.</p>
<p>If you still see this page then, pass this on to whoever runs the site: the desk needs HTTPS. Set PUBLIC_URL to the https address of the site and TRUST_PROXY to the address of the proxy in front of it, or open the desk on the server itself at http://localhost.</p>
</div>
</html>
`;
