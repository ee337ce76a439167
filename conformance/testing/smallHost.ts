import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { AddressInfo } from 'node:net';

/** What can be wrong with the small host, one at a time. */
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
  | 'echoes the token';

/** A host of three calls and a round trip that keeps to `smallContract`, apart from one defect. */
export interface SmallHost {
  url: string;
  intercoms: Map<string, { id: string; name: string; project_id: string }>;
  /** Method and path of all that was asked. */
  log: string[];
  close(): Promise<void>;
}

/** The one token that the small host takes. */
export const TOKEN = 'small-host-token';

/** The origin that the small host lets in. */
export const ORIGIN = 'https://console.example';

const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];

const refuse = (res: Response, status: number) =>
  void res
    .status(status)
    .json({ errors: [{ status: String(status), code: 'x', title: 'Error', detail: 'No.' }] });

/** Starts it on a free port. */
export async function startSmallHost(defect?: Defect): Promise<SmallHost> {
  const is = (one: Defect) => defect === one;
  const log: string[] = [];
  const intercoms: SmallHost['intercoms'] = new Map([['i0', { id: 'i0', name: 'Portal', project_id: 'p0' }]]);
  const projects = names.map((name, index) => ({
    ...(!is('no ids') && { id: is('number ids') ? index : `p${index}` }),
    name,
    ...(!is('missing field') && { units: is('null') ? null : index }),
    ...(is('wrong type') && { units: String(index) }),
    ...(is('extra field') && { secret: true }),
  }));
  const app = express();
  app.set('query parser', 'simple');
  app.use((req, res, next) => {
    log.push(`${req.method} ${req.url}`);
    if (is('slow') && req.path === '/projects') return;
    if (is('redirect') && req.path === '/projects') return res.redirect('https://elsewhere.example/projects');
    next();
  });
  app.use(cors(is));
  app.use((req, res, next) => {
    const signed = req.get('authorization') === `Bearer ${TOKEN}`;
    if (!is('any version') && req.get('accept-version') !== '1') return refuse(res, 406);
    if (!signed && !is('no 401'))
      return is('plain errors') ? void res.status(401).json({ message: 'no' }) : refuse(res, 401);
    next();
  });
  app.use(express.json());
  app.get('/users/current', (_req, res) => void res.json({ data: { id: 'u0', name: 'Ana' } }));
  app.get('/projects', projectPage(is, projects));
  app.get('/projects/:id', (req, res) => {
    const found = projects.find(({ id }) => String(id) === req.params.id);
    if (is('echoes the token')) res.json({ data: { ...found, units: req.get('authorization') } });
    else if (found && !is('404 for a known id')) res.json({ data: found });
    else if (is('200 for an unknown id')) res.json({ data: projects[0] });
    else refuse(res, 404);
  });
  app.post('/intercoms', (req, res) => {
    const { name, project_id } = req.body as { name: string; project_id: string };
    const row = { id: `i${intercoms.size}`, name, project_id };
    intercoms.set(row.id, row);
    if (is('no id on create')) res.status(201).json({ data: { name, project_id } });
    else if (is('foreign id on create')) res.status(201).json({ data: { ...row, id: 'p0' } });
    else res.status(201).json({ data: row });
  });
  app.delete('/intercoms/:id', (req, res) => {
    if (is('cannot remove')) return refuse(res, 404);
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

function cors(is: (one: Defect) => boolean): RequestHandler {
  return (req, res, next) => {
    if (is('no CORS')) return req.method === 'OPTIONS' ? refuse(res, 404) : next();
    res.set('Access-Control-Allow-Origin', ORIGIN);
    if (req.method !== 'OPTIONS') return next();
    res.set('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
    const authorization = is('CORS without Authorization') ? '' : 'Authorization, ';
    res.set('Access-Control-Allow-Headers', `${authorization}Accept-version, Content-Type`);
    return void res.status(204).end();
  };
}

function projectPage(is: (one: Defect) => boolean, projects: readonly object[]) {
  return (req: Request, res: Response) => {
    if (is('html')) return void res.send('<html>proxy</html>');
    if (is('broken json')) return void res.type('json').send('{"data":[');
    const size = Number(req.query['page[size]'] ?? 50);
    const number = Number(req.query['page[number]'] ?? 1);
    if (size < 1) return refuse(res, 400);
    const pages = Math.ceil(projects.length / size);
    const shown = is('same page twice') ? 1 : number;
    const data = is('no rows') ? [] : projects.slice((shown - 1) * size, shown * size);
    if (is('rows elsewhere')) return void res.json({ data: { projects: data } });
    const meta = {
      all_results: projects.length,
      page_size: size,
      results: data.length,
      [is('other total spelling') ? 'totalPages' : 'total_pages']: is('wrong meta') ? pages + 3 : pages,
    };
    return void res.json({ data, meta, ...(is('links') && { links: { self: null } }) });
  };
}
