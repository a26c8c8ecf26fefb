/** A page with a title and lines of text, for documents of the demonstration. ASCII only. */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const escaped = (text: string) => text.replace(/[^ -~]/g, "?").replace(/[\\()]/g, "\\$&");
  const rows = lines.map((line) => `0 -22 Td (${escaped(line)}) Tj`).join("\n");
  const content = `0.85 0.15 0.2 rg BT /F1 11 Tf 60 790 Td (SAMPLE, NOT A REAL DOCUMENT) Tj ET
0.1 0.1 0.15 rg BT /F1 24 Tf 60 740 Td (${escaped(title)}) Tj /F1 12 Tf 0 -20 Td ${rows} ET
0.7 G 60 727 475 0 re S`;
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

function assemble(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Root 1 0 R /Size ${size} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
