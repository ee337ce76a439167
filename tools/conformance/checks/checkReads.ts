import { unwrapData } from '../../../dataProvider/jsonApi/decode';
import { pageQuery, buildQuery } from '../host/requestPath';
import type { QueryParams } from '../host/requestPath';
import { checkSuccess, checkResponseBody } from './checkResponse';
import type { Exchange } from './checkResponse';
import { checkReadable } from './checkCors';
import { idKindsInQuery } from '../host/knownIds';
import type { ParameterValues } from '../host/knownIds';
import type { ReadRequirement } from '../requirements/requirement';
import { checkSecondPage, checkPageMeta } from './checkPaging';
import { checkRefusals } from './checkRefusals';
import { sendProbe } from '../host/operationProbe';
import type { OperationProbe } from '../host/operationProbe';

/** Number of records to try before a list counts as empty, or a path as one without a record. */
const MAX_TRIES = 24;

/** The same for data that few records have. */
const MAX_SPARSE_TRIES = 60;

/** Sends a read in every variant that the console uses. Returns the untried variants with reasons. */
export async function checkReads(
  probe: OperationProbe,
  requirements: readonly ReadRequirement[],
): Promise<string[]> {
  const untried: string[] = [];
  let refusalsChecked = false;
  for (const requirement of requirements) {
    const outcome = await checkRequirement(probe, requirement);
    if (typeof outcome === 'string') {
      untried.push(requirements.length > 1 ? `${requirement.screen}: ${outcome}` : outcome);
      continue;
    }
    if (!refusalsChecked) await checkRefusals(probe, requirement, outcome.filling, outcome.query);
    refusalsChecked = true;
  }
  return untried;
}

/** A path with a successful response. */
interface ReadTarget {
  filling: ParameterValues;
  query: QueryParams;
}

async function checkRequirement(
  probe: OperationProbe,
  requirement: ReadRequirement,
): Promise<ReadTarget | string> {
  const { operation, session } = probe;
  const candidates = session.ids.pathCandidates(
    operation,
    operation.sparse ? MAX_SPARSE_TRIES : MAX_TRIES,
    idKindsInQuery(requirement.query),
  );
  let emptyTarget: ReadTarget | undefined;
  let missingCount = 0;
  for (const parameterValues of candidates) {
    const query = buildQuery(operation, requirement, session.ids, session.now, parameterValues);
    if (query === undefined) return 'the host has returned no id for the query';
    const readOutcome = await tryRead(probe, requirement, { filling: parameterValues, query });
    if (readOutcome === 'failed') return { filling: parameterValues, query };
    if (readOutcome === 'forbidden')
      return `the token lacks the permission ${operation.permission ?? ''}`.trim();
    if (readOutcome === 'missing') missingCount += 1;
    if (readOutcome === 'empty') emptyTarget ??= { filling: parameterValues, query };
    if (readOutcome === 'read') return { filling: parameterValues, query };
  }
  if (missingCount > 0 && !emptyTarget) return reportUnknownIds(probe, missingCount);
  return 'the list is empty: its rows were not checked';
}

type ReadOutcome = 'read' | 'empty' | 'missing' | 'forbidden' | 'failed';

async function tryRead(
  probe: OperationProbe,
  requirement: ReadRequirement,
  { filling, query }: ReadTarget,
): Promise<ReadOutcome> {
  const { operation, session, findings } = probe;
  const exchange = await sendProbe(probe, {
    parameterValues: filling,
    query: { ...query, ...pageQuery(requirement, 1) },
    version: String(requirement.version),
  });
  if (!exchange) return 'failed';
  const { status, json } = exchange.response;
  if (status === 403) return 'forbidden';
  if (status === 404 && Object.keys(filling).length > 0) return 'missing';
  if (session.page) checkReadable(exchange, session.page, findings);
  if (!checkSuccess(exchange, findings)) return 'failed';
  const readability = checkResponseBody(exchange, requirement, session.compare, findings);
  if (!readability.isReadable) return 'failed';
  session.ids.collect(operation, json, filling);
  if (readability.rowCount === 0) return 'empty';
  probe.readCount += 1;
  if (requirement.pageSize !== null) await checkNextPage(probe, requirement, exchange, { filling, query });
  return 'read';
}

async function checkNextPage(
  probe: OperationProbe,
  requirement: ReadRequirement,
  exchange: Exchange,
  { filling, query }: ReadTarget,
): Promise<void> {
  const { findings } = probe;
  const extractRows = ({ response }: Exchange): readonly unknown[] => {
    const rows = unwrapData(response.json, requirement.data);
    return Array.isArray(rows) ? rows : [];
  };
  const pageSize = requirement.pageSize ?? 0;
  const firstPage = checkPageMeta(
    extractRows(exchange),
    exchange.response.json,
    pageSize,
    exchange.request,
    findings,
  );
  if ((firstPage.pageCount ?? 1) < 2 && (firstPage.total ?? 0) <= pageSize) return;
  const secondExchange = await sendProbe(probe, {
    parameterValues: filling,
    query: { ...query, ...pageQuery(requirement, 2) },
    version: String(requirement.version),
  });
  if (secondExchange && checkSuccess(secondExchange, findings))
    checkSecondPage(firstPage.rows, extractRows(secondExchange), secondExchange.request, findings);
}

/** Reports that the call does not know any id that the host itself returned. */
function reportUnknownIds(
  { operation, findings }: OperationProbe,
  missingCount: number,
): ReadTarget | string {
  if (operation.sparse) return 'none of the tested records has the requested data';
  findings.add({
    level: 'must',
    kind: 'path',
    place: '',
    text: `response 404 to ${missingCount} ids that the host itself has returned`,
    advice: 'Serve this call, or declare its path at this host.',
    request: `${operation.method} ${operation.path}`,
  });
  return 'no record could be read';
}
