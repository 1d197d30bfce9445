const kept =
  "h1,h2,h3,h4,h5,h6,p,div,section,article,header,footer,blockquote,br,hr,ul,ol,li,table,tr,td,th,dt,dd,b,strong";
const dropped = "style,script,noscript,template,title,svg,iframe,object,button,select,textarea,img,xml";

/** Removes styling, which makes up most of a copied text. Null if only a part of a line remains. */
export function slimHtml(html: string): string | null {
  const { body } = new DOMParser().parseFromString(fragmentOf(html), "text/html");
  for (const element of body.querySelectorAll(dropped)) element.remove();
  removeComments(body);
  if (!body.querySelector("h1,h2,h3,h4,h5,h6,p,div,br,li,tr")) return null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) toItem(paragraph);
  for (const element of body.querySelectorAll<HTMLElement>("*")) {
    const { fontWeight, display } = element.style;
    if (display === "none") element.remove();
    else if (isBold(fontWeight) && !element.matches("b,strong,h1,h2,h3,h4,h5,h6")) wrapBold(element);
    // Google Docs wraps everything it copies in these.
    else if (fontWeight === "normal" && element.matches("b,strong"))
      element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll("*")) {
    if (!element.matches(kept)) element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  return body.innerHTML.trim();
}

function fragmentOf(html: string): string {
  const start = html.indexOf("<!--StartFragment-->");
  const end = html.lastIndexOf("<!--EndFragment-->");
  const fragment = start === -1 || end < start ? html : html.slice(start, end);
  return fragment.replace(/<style\b.*?<\/style>/gis, "");
}

function removeComments(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Word's lists are paragraphs that begin with a sign or a number, and spaces. */
function toItem(paragraph: HTMLElement) {
  for (const sign of paragraph.querySelectorAll('[style*="mso-list"]')) sign.remove();
  const item = document.createElement("li");
  item.append(...paragraph.childNodes);
  paragraph.replaceWith(item);
}

function isBold(weight: string): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}

function wrapBold(element: HTMLElement) {
  const bold = document.createElement("b");
  bold.append(...element.childNodes);
  element.append(bold);
}
