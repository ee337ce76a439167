import type { Operation } from '../dataProvider/contract/operations';
import type { Reply } from './client';
import type { Findings } from './finding';
import type { CompareShape } from './shape';

/** A request with what came back. */
export interface Asked {
  operation: Operation;
  /** Method and path, for people. */
  request: string;
  reply: Reply;
}

/** Compares an answer with what the contract says of its status; an unknown status is a difference. */
export function checkAnswer({ operation, request, reply }: Asked, compare: CompareShape, to: Findings): void {
  const { status } = reply;
  const documented = operation.answers.get(status);
  if (!documented) {
    const where = reply.headers.get('location');
    const text =
      status >= 300 && status < 400
        ? `responde ${status}${where === null ? '' : ` y envía a otra dirección (${originOf(where)})`}; no se sigue`
        : `responde ${status}, que el contrato no conoce; conoce ${[...operation.answers.keys()].join(', ')}`;
    to.add({ kind: status === 404 || status === 405 ? 'ruta' : 'estado', place: '', text, request });
    return;
  }
  const { media, schema } = documented;
  if (media === undefined) {
    if (!reply.empty)
      to.add({ kind: 'formato', place: '', text: `${status} debe venir sin contenido`, request });
    return;
  }
  if (!documented.medias.some((one) => one === reply.media || (/json/.test(one) && isJson(reply.media)))) {
    const text = `${status} debe ser ${documented.medias.join(' o ')} y es ${reply.media || 'de tipo desconocido'}`;
    to.add({ kind: 'formato', place: '', text, request });
    return;
  }
  if (!isJson(reply.media)) return;
  if (reply.json === undefined) {
    to.add({ kind: 'formato', place: '', text: `${status} no contiene JSON correcto`, request });
    return;
  }
  const kind = status >= 400 ? 'error' : undefined;
  if (schema)
    for (const one of compare(schema, reply.json)) to.add({ ...one, kind: kind ?? one.kind, request });
}

const isJson = (media: string) => /[/+]json$/.test(media);

function originOf(where: string): string {
  return URL.canParse(where) ? new URL(where).origin : 'la misma';
}

/** Compares the answer to a call that must succeed. Answers whether it did. */
export function checkGood(asked: Asked, compare: CompareShape, to: Findings): boolean {
  const { operation, request, reply } = asked;
  checkAnswer(asked, compare, to);
  const refused = reply.status >= 400 && operation.answers.has(reply.status);
  if (refused)
    to.add({
      kind: 'estado',
      place: '',
      text: `responde ${reply.status} a una petición correcta`,
      request,
    });
  return reply.status < 300;
}

/** Checks a refusal: exactly this status, and the shape of errors. */
export function checkRefusal(
  asked: Asked,
  expected: number,
  why: string,
  compare: CompareShape,
  to: Findings,
): void {
  if (asked.reply.status === expected) return checkAnswer(asked, compare, to);
  const kind = expected === 406 ? 'versión' : 'error';
  return to.add({
    kind,
    place: '',
    text: `${why}: debe responder ${expected} y responde ${asked.reply.status}`,
    request: asked.request,
  });
}
