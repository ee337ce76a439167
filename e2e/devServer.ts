import { createServer } from 'vite';

/** The sources under Vite's development server, with the calls passed on to a demo host. */
export interface DevServer {
  /** Origin, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a development server on a free port; it follows no changes of files. */
export async function startDevServer(hostUrl: string): Promise<DevServer> {
  const target = { target: hostUrl, changeOrigin: true };
  const server = await createServer({
    logLevel: 'error',
    server: {
      port: 0,
      hmr: false,
      watch: null,
      proxy: { '/api': target, '/plain': target, '/demo': target, '/config.json': target },
    },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}
