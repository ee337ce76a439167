import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { AddressInfo } from 'node:net';

/** Defects of the small host; one at a time. */
export type Defect =
  | 'missing field'
  | 'null'
  | 'no ids'
  | 'number ids'
  | 'no rows'
  | 'rows elsewhere'
  | 'links'
  | 'extra field'
  | 'wrong type'
  | 'wrong meta'
  | 'other total spelling'
  | 'same page twice'
  | '200 for an unknown id'
  | '404 for a known id'
  | 'html'
  | 'broken json'
  | 'no 401'
  | 'any version'
  | 'plain errors'
  | 'no CORS'
  | 'CORS without Authorization'
  | 'slow'
  | 'redirect'
  | 'no id on create'
  | 'foreign id on create'
  | 'cannot remove'
  | 'echoes the token'
  | 'cookie session'
  | 'no cookies for pages';

/** A host with three calls and a round trip that follows `smallContract`, except for one defect. */
export interface SmallHost {
  url: string;
  intercoms: Map<string, { id: string; name: string; project_id: string }>;
  /** Method and path of every request. */
  log: string[];
  close(): Promise<void>;
}

/** The only valid token of the small host. */
export const SMALL_HOST_TOKEN = 'small-host-token';

/** The origin that the small host allows. */
export const SMALL_HOST_ORIGIN = 'https://console.example';

const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];

const refuse = (res: Response, status: number) =>
  void res
    .status(status)
    .json({ errors: [{ status: String(status), code: 'x', title: 'Error', detail: 'No.' }] });

/** Starts the host on a free port. */
export async function startSmallHost(defect?: Defect): Promise<SmallHost> {
  const hasDefect = (candidate: Defect) => defect === candidate;
  const log: string[] = [];
  const intercoms: SmallHost['intercoms'] = new Map([['i0', { id: 'i0', name: 'Portal', project_id: 'p0' }]]);
  const projects = names.map((name, index) => ({
    ...(!hasDefect('no ids') && { id: hasDefect('number ids') ? index : `p${index}` }),
    name,
    ...(!hasDefect('missing field') && { units: hasDefect('null') ? null : index }),
    ...(hasDefect('wrong type') && { units: String(index) }),
    ...(hasDefect('extra field') && { secret: true }),
  }));
  const app = express();
  app.set('query parser', 'simple');
  app.use((req, res, next) => {
    log.push(`${req.method} ${req.url}`);
    if (hasDefect('slow') && req.path === '/projects') return;
    if (hasDefect('redirect') && req.path === '/projects')
      return res.redirect('https://elsewhere.example/projects');
    next();
  });
  app.use(cors(hasDefect));
  app.use(express.json());
  const hasCookies = hasDefect('cookie session') || hasDefect('no cookies for pages');
  // Each answer renews the cookie, and only the last one counts.
  let cookie = 0;
  const renewCookie = (res: Response) =>
    res.set('Set-Cookie', `sid=${(cookie += 1)}; Path=/; SameSite=None; Secure; HttpOnly`);
  app.post('/login', (req, res) => {
    const { email, password } = req.body as { email: string; password: string };
    if (email !== 'ana' || password !== 'secreta') return refuse(res, 403);
    return void renewCookie(res).json({});
  });
  app.use((req, res, next) => {
    const isAuthenticated = hasCookies
      ? cookie > 0 && req.get('cookie') === `sid=${cookie}`
      : req.get('authorization') === `Bearer ${SMALL_HOST_TOKEN}`;
    if (hasCookies && isAuthenticated) renewCookie(res);
    if (!hasDefect('any version') && req.get('accept-version') !== '1') return refuse(res, 406);
    if (!isAuthenticated && !hasDefect('no 401'))
      return hasDefect('plain errors') ? void res.status(401).json({ message: 'no' }) : refuse(res, 401);
    next();
  });
  app.get('/users/current', (_req, res) => void res.json({ data: { id: 'u0', name: 'Ana' } }));
  app.get('/projects', projectPage(hasDefect, projects));
  app.get('/projects/:id', (req, res) => {
    const project = projects.find(({ id }) => String(id) === req.params.id);
    if (hasDefect('echoes the token')) res.json({ data: { ...project, units: req.get('authorization') } });
    else if (project && !hasDefect('404 for a known id')) res.json({ data: project });
    else if (hasDefect('200 for an unknown id')) res.json({ data: projects[0] });
    else refuse(res, 404);
  });
  app.post('/intercoms', (req, res) => {
    const { name, project_id } = req.body as { name: string; project_id: string };
    const row = { id: `i${intercoms.size}`, name, project_id };
    intercoms.set(row.id, row);
    if (hasDefect('no id on create')) res.status(201).json({ data: { name, project_id } });
    else if (hasDefect('foreign id on create')) res.status(201).json({ data: { ...row, id: 'p0' } });
    else res.status(201).json({ data: row });
  });
  app.delete('/intercoms/:id', (req, res) => {
    if (hasDefect('cannot remove')) return refuse(res, 404);
    intercoms.delete(req.params.id ?? '');
    res.status(204).end();
  });
  app.use((_req, res) => refuse(res, 404));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intercoms,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function cors(hasDefect: (candidate: Defect) => boolean): RequestHandler {
  return (req, res, next) => {
    if (hasDefect('no CORS')) return req.method === 'OPTIONS' ? refuse(res, 404) : next();
    res.set('Access-Control-Allow-Origin', SMALL_HOST_ORIGIN);
    if (hasDefect('cookie session')) res.set('Access-Control-Allow-Credentials', 'true');
    if (req.method !== 'OPTIONS') return next();
    res.set('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
    const authorization = hasDefect('CORS without Authorization') ? '' : 'Authorization, ';
    res.set('Access-Control-Allow-Headers', `${authorization}Accept-version, Content-Type`);
    return void res.status(204).end();
  };
}

function projectPage(hasDefect: (candidate: Defect) => boolean, projects: readonly object[]) {
  return (req: Request, res: Response) => {
    if (hasDefect('html')) return void res.send('<html>proxy</html>');
    if (hasDefect('broken json')) return void res.type('json').send('{"data":[');
    const size = Number(req.query['page[size]'] ?? 50);
    const number = Number(req.query['page[number]'] ?? 1);
    if (size < 1) return refuse(res, 400);
    const pages = Math.ceil(projects.length / size);
    const pageNumber = hasDefect('same page twice') ? 1 : number;
    const data = hasDefect('no rows') ? [] : projects.slice((pageNumber - 1) * size, pageNumber * size);
    if (hasDefect('rows elsewhere')) return void res.json({ data: { projects: data } });
    const meta = {
      all_results: projects.length,
      page_size: size,
      results: data.length,
      [hasDefect('other total spelling') ? 'totalPages' : 'total_pages']: hasDefect('wrong meta')
        ? pages + 3
        : pages,
    };
    return void res.json({ data, meta, ...(hasDefect('links') && { links: { self: null } }) });
  };
}
