import { html } from "hono/html";
import type Stripe from "stripe";
import { formatDate, formatMoney, layout } from "./layout.ts";

export function invoicePage(invoice: Stripe.Invoice) {
  return layout(
    `Invoice ${invoice.number}`,
    html`<section class="sheet">
${invoiceLines(invoice).map((line) => html`<p>${line}</p>`)}
<p><a href="${invoice.invoice_pdf}">Download PDF</a></p>
</section>`,
  );
}

/** One page of plain text, enough for a reader to open. */
export function invoicePdf(invoice: Stripe.Invoice): Uint8Array<ArrayBuffer> {
  const shown = [`Invoice ${invoice.number}`, ...invoiceLines(invoice)];
  const text = shown.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  const stream = `BT /F1 12 Tf 16 TL 60 760 Td\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + table + trailer, "latin1"));
}

function invoiceLines(invoice: Stripe.Invoice): string[] {
  const { customer_name, customer_email, customer_address: address } = invoice;
  const town = [address?.city, address?.state, address?.postal_code].filter(Boolean).join(", ");
  return [
    `Bill to: ${customer_name ?? customer_email ?? ""}`,
    ...[address?.line1, town, address?.country].flatMap((line) => line || []),
    ...invoice.lines.data.map(
      ({ description, amount, currency }) => `${description ?? ""}: ${formatMoney(amount, currency)}`,
    ),
    `Paid on ${formatDate(invoice.status_transitions.paid_at ?? invoice.created)}`,
  ];
}

function escaped(line: string): string {
  return line.replace(/[^\x20-\x7e]/g, "?").replace(/[\\()]/g, "\\$&");
}
