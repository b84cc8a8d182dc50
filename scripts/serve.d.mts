// The types of serve.mjs.
export interface Page {
  body: string;
  /** By the address where left out; of an address without an ending, HTML. */
  type?: string;
  headers?: Record<string, string>;
  /** 200 by default. */
  status?: number;
}
export interface Served {
  origin: string;
  /** Every request so far: `GET /path?query`. */
  asked: string[];
  close(): Promise<void>;
}
export interface ServeOptions {
  root?: string;
  port?: number;
  pages?: Record<string, string | Page>;
  headers?: Record<string, string>;
}
export function serve(options?: ServeOptions): Promise<Served>;
