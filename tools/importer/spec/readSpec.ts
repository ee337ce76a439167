import { isPlainObject } from '../../../src/lib/json.ts';
import { convertSwagger2 } from './convertSwagger2.ts';
import { asArray, asObject, asString, type JsonObject } from './json.ts';
import { ImportError, problemLine } from '../importError.ts';
import { isUrl, readDocument } from './readDocument.ts';
import { inlineReferences } from './references.ts';

/** An OpenAPI document whose references are all internal. */
export interface OpenApiSpec {
  root: JsonObject;
  /** Title and base URL of the host, if the file has them, without a trailing slash. */
  title: string;
  baseUrl: string | undefined;
}

/** Reads an OpenAPI 3.0 or 3.1 file, or Swagger 2, in YAML or JSON, from a file or URL. Throws `ImportError`. */
export async function readSpec(file: string): Promise<OpenApiSpec> {
  const document = await readDocument(file);
  const problem = documentProblem(document);
  if (problem) throw new ImportError(problemLine(file, ...problem));
  const merged = await inlineReferences(file, asObject(document));
  const root = merged.swagger === undefined ? merged : convertSwagger2(merged);
  return {
    root,
    title: asString(asObject(root.info).title) ?? 'API',
    baseUrl: findBaseUrl(root, file),
  };
}

/** Returns path and text of an error in the whole document. */
function documentProblem(document: unknown): [string, string] | undefined {
  if (!isPlainObject(document))
    return ['', `an OpenAPI file is an object, this is ${describeKind(document)}`];
  const { openapi, swagger, paths } = document;
  const version = asString(openapi) ?? (swagger === undefined ? undefined : String(swagger));
  if (version === undefined)
    return ['', 'neither "openapi" nor "swagger" says the version: this is no OpenAPI file'];
  if (!/^(?:3\.[012](?:\.|$)|2(?:\.0)?$)/.test(version))
    return [
      openapi === undefined ? 'swagger' : 'openapi',
      `version "${version}"; read are 3.0, 3.1 and Swagger 2.0`,
    ];
  if (paths === undefined) return ['paths', 'there are none: nothing to import'];
  if (!isPlainObject(paths)) return ['paths', `an object is expected, this is ${describeKind(paths)}`];
  const invalidPath = Object.entries(paths).find(([, item]) => !isPlainObject(item));
  return (
    invalidPath && [
      `paths.${invalidPath[0]}`,
      `an object is expected, this is ${describeKind(invalidPath[1])}`,
    ]
  );
}

const describeKind = (value: unknown): string =>
  value === null ? 'empty' : Array.isArray(value) ? 'a list' : typeof value;

/** Returns the first server; a relative one is resolved against the file's URL. */
function findBaseUrl(root: JsonObject, file: string): string | undefined {
  const server = asObject(asArray(root.servers)[0]);
  const url = asString(server.url)?.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = asObject(asObject(server.variables)[name]).default;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
  if (url === undefined || url.includes('{')) return undefined;
  const isAbsolute = /^https?:\/\/./.test(url);
  if (!isAbsolute && !isUrl(file)) return undefined;
  return (isAbsolute ? url : new URL(url, file).href).replace(/\/+$/, '');
}
