import { isPlainObject } from '../../src/lib/json.ts';
import { fromSwagger2 } from './fromSwagger2.ts';
import { listOf, objectOf, textOf, type Obj } from './json.ts';
import { ImportError, problemLine } from './problem.ts';
import { isUrl, readDocument } from './readDocument.ts';
import { joinFiles } from './references.ts';

/** An OpenAPI document whose references all lead within it. */
export interface Spec {
  root: Obj;
  /** What its host is called, and its address as far as the file says it, without a slash at the end. */
  title: string;
  address: string | undefined;
}

/** Reads an OpenAPI 3.0 or 3.1 file, or a Swagger 2 one, YAML or JSON, from a file or an address. Throws `ImportError`. */
export async function readSpec(file: string): Promise<Spec> {
  const document = await readDocument(file);
  const wrong = problemOf(document);
  if (wrong) throw new ImportError(problemLine(file, ...wrong));
  const joined = await joinFiles(file, objectOf(document));
  const root = joined.swagger === undefined ? joined : fromSwagger2(joined);
  return {
    root,
    title: textOf(objectOf(root.info).title) ?? 'API',
    address: addressOf(root, file),
  };
}

/** Path and text of what is wrong with the whole document. */
function problemOf(document: unknown): [string, string] | undefined {
  if (!isPlainObject(document)) return ['', `an OpenAPI file is an object, this is ${kindOf(document)}`];
  const { openapi, swagger, paths } = document;
  const version = textOf(openapi) ?? (swagger === undefined ? undefined : String(swagger));
  if (version === undefined)
    return ['', 'neither "openapi" nor "swagger" says the version: this is no OpenAPI file'];
  if (!/^(?:3\.[012](?:\.|$)|2(?:\.0)?$)/.test(version))
    return [
      openapi === undefined ? 'swagger' : 'openapi',
      `version "${version}"; read are 3.0, 3.1 and Swagger 2.0`,
    ];
  if (paths === undefined) return ['paths', 'there are none: nothing to import'];
  if (!isPlainObject(paths)) return ['paths', `an object is expected, this is ${kindOf(paths)}`];
  const broken = Object.entries(paths).find(([, item]) => !isPlainObject(item));
  return broken && [`paths.${broken[0]}`, `an object is expected, this is ${kindOf(broken[1])}`];
}

const kindOf = (value: unknown): string =>
  value === null ? 'empty' : Array.isArray(value) ? 'a list' : typeof value;

/** The first server; a relative one is at the address that the file came from. */
function addressOf(root: Obj, file: string): string | undefined {
  const server = objectOf(listOf(root.servers)[0]);
  const url = textOf(server.url)?.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = objectOf(objectOf(server.variables)[name]).default;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
  if (url === undefined || url.includes('{')) return undefined;
  const isWhole = /^https?:\/\/./.test(url);
  if (!isWhole && !isUrl(file)) return undefined;
  return (isWhole ? url : new URL(url, file).href).replace(/\/+$/, '');
}
