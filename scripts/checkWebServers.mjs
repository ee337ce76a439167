// node scripts/checkWebServers.mjs [--base /console]: serves dist/ with the nginx and the Caddy of this machine and the files
// of deploy/, and checks their responses. Run by hand after `npm run build`; a server that is not installed is reported and
// skipped.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'servers-'));
mkdirSync(join(folder, 'logs'));
/**
 * Path that the build is served below; '' at the root. docs/guides/deploy.md lists the changes that it needs in the files of
 * deploy/.
 */
const { base } = parseArgs({ options: { base: { type: 'string', default: '' } } }).values;
const files = base === '' ? dist : join(folder, 'www');
if (base !== '') {
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(dirname(join(files, base)), { recursive: true });
  symlinkSync(dist, join(files, base));
}

/** The configuration of a server with the paths of this trial, and its headers beside it. */
const writeServerConfig = (file, server, port) => {
  const headers = join(folder, `${server}-headers`);
  const cspArgs = ['--import', 'tsx', 'tools/csp/main.ts', '--config', 'public/config.json', '--for', server];
  writeFileSync(headers, execFileSync(process.execPath, cspArgs, { cwd: root }));
  const text = readFileSync(join(root, 'deploy', file), 'utf8')
    .replaceAll('/srv/console', files)
    .replaceAll('/index.html', `${base}/index.html`)
    .replaceAll(/(\^|path )\/static\//g, `$1${base}/static/`)
    .replaceAll(/\/etc\/(?:nginx|caddy)\/console-headers\.(?:conf|caddy)/g, headers)
    .replaceAll('8080', String(port))
    // Enables the commented lines for a services host behind the same name.
    .replace(/^\s*# location [^}]*# \}$/m, (lines) => lines.replaceAll('# ', ''))
    .replace('# reverse_proxy', 'reverse_proxy')
    .replaceAll('https://services.example.com', `http://127.0.0.1:${SERVICES}`);
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};

/** Port of what stands for the services host. */
const SERVICES = 4333;

const servers = {
  nginx: {
    port: 4331,
    encoding: 'gzip',
    args: (port) => {
      const mainConfig = join(folder, 'whole.conf');
      const siteConfig = writeServerConfig('nginx.conf', 'nginx', port);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        mainConfig,
        `daemon off; pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} include ${siteConfig}; }`,
      );
      return ['-c', mainConfig, '-p', folder];
    },
  },
  caddy: {
    port: 4332,
    encoding: 'br',
    args: (port) => [
      'run',
      '--adapter',
      'caddyfile',
      '--config',
      writeServerConfig('Caddyfile', 'caddy', port),
    ],
  },
};

const script = readdirSync(join(dist, 'static')).find((name) => /^base-.*\.js$/.test(name));
/** A call, and what of its answer counts: status, parts of headers, and what the text holds. */
const expectedResponse = (path, requestHeaders, status, responseHeaders, text) => ({
  path,
  sent: requestHeaders,
  status,
  wanted: responseHeaders,
  text,
});
const page = /<!doctype html>/i;
const expected = (encoding) => [
  expectedResponse('/', { accept: '*/*' }, 200, { 'cache-control': 'no-cache' }, page),
  expectedResponse('/', {}, 200, {}, page),
  expectedResponse('/admin/assets?page=2', {}, 200, { 'cache-control': 'no-cache' }, page),
  expectedResponse('/admin/users/ana@correo.example', {}, 200, {}, page),
  expectedResponse(
    '/config.json',
    {},
    200,
    { 'cache-control': 'no-cache', 'content-type': 'application/json' },
    /hosts/,
  ),
  expectedResponse('/schema/config.schema.json', {}, 200, {}, /hosts/),
  expectedResponse(
    `/static/${script}`,
    { 'accept-encoding': encoding },
    200,
    { 'content-encoding': encoding, 'cache-control': 'immutable' },
    /./,
  ),
  expectedResponse('/static/gone.js', {}, 404, {}, /^(?!.*<div id="root">)/s),
  expectedResponse('/.git/config', {}, 404, {}, /^/),
  expectedResponse('/health', {}, 200, {}, /^ok/),
  expectedResponse('/api/files/plan.pdf', {}, 200, {}, /^services \/api\/files\/plan\.pdf/),
];

const waitFor = async (url) => {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
};

/** Tags of the scripts and styles of a page that its policy does not allow: a browser skips them silently. */
const refusedBy = (policy, text) =>
  [...text.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)].flatMap(([, tag, content]) => {
    const directive = policy
      .split(';')
      .find((directiveText) => directiveText.trim().startsWith(`${tag}-src `));
    const hash = createHash('sha256').update(content).digest('base64');
    return directive?.includes(`'sha256-${hash}'`) ? [] : tag;
  });

const checkServer = async (port, encoding) => {
  const problems = [];
  for (const { path, sent: requestHeaders, status, wanted: responseHeaders, text } of expected(encoding)) {
    const requestPath = /^\/(?:health|api\/.*)$/.test(path) ? path : base + path;
    const response = await fetch(`http://127.0.0.1:${port}${requestPath}`, { headers: requestHeaders });
    const body = await response.text();
    const report = (detail) => problems.push(`${path}: ${detail}`);
    if (response.status !== status) report(`${response.status} in place of ${status}`);
    for (const [name, value] of Object.entries(responseHeaders))
      if (!response.headers.get(name)?.includes(value))
        report(`${name}: ${response.headers.get(name)}, not ${value}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    if (!policy.includes("default-src 'none'")) report('no Content-Security-Policy');
    for (const detail of refusedBy(policy, body))
      report(`the policy refuses a ${detail} that stands in the page`);
    if (!text.test(body)) report(`another text: ${body.slice(0, 60)}`);
  }
  return problems;
};

const services = createServer((request, response) => response.end(`services ${request.url}`));
try {
  await new Promise((resolve) => services.listen(SERVICES, '127.0.0.1', resolve));
  for (const [name, { port, encoding, args }] of Object.entries(servers)) {
    if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error) {
      console.log(`${name}: not installed, left out`);
      continue;
    }
    const server = spawn(name, args(port), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOME: folder },
    });
    try {
      await waitFor(`http://127.0.0.1:${port}/health`);
      const problems = await checkServer(port, encoding);
      for (const line of problems) console.error(`${name}: ${line}`);
      console.log(
        `${name}: ${problems.length === 0 ? 'all as it should be' : `${problems.length} differences`}`,
      );
      if (problems.length > 0) process.exitCode = 1;
    } finally {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  }
} finally {
  services.close();
  services.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
