// Finds an unused port of this machine, for programs that cannot choose one themselves.
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort() {
  const held = createServer().listen(0, '127.0.0.1');
  await once(held, 'listening');
  const { port } = held.address();
  held.close();
  await once(held, 'close');
  return port;
}
