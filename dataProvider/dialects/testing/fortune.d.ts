/** Types for Fortune.js, which has none; only the parts that the tests use. */
declare module 'fortune' {
  interface Store {
    create: (type: string, records: readonly object[]) => Promise<unknown>;
  }
  export default function fortune(types: object): Store;
}

declare module 'fortune-http' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type fortune from 'fortune';
  export default function fortuneHttp(
    store: ReturnType<typeof fortune>,
    options: { serializers: readonly (readonly [unknown])[] },
  ): (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
}

declare module 'fortune-json-api' {
  const serializer: unknown;
  export default serializer;
}
