// The types of serve.mjs.
export interface Served {
  origin: string;
  close(): Promise<void>;
}
export function serve(options?: {
  root?: string;
  port?: number;
  pages?: Record<string, string>;
}): Promise<Served>;
