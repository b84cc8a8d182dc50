// The types of pack-templates.mjs.
export function packCss(css: string): string;
export function packHtml(html: string): string;
export function packTemplates(code: string, fileName: string): string;
