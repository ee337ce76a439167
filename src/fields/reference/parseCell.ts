import type { RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import type { Field } from '../../config/types';
import { foldText } from '../../lib/text/foldText';
import { expectSingle, type ParsedCell, type CellParser, type CellContext } from '../spreadsheet/cellParser';
import { optionsOf } from '../core/optionsOf';
import { cellTexts } from '../spreadsheet/texts';
import { buildPickerRequest } from './picker/pickerRequest';
import { recordText, type Id } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';
import { buildChoiceText, joinChoiceText } from './picker/useChoiceText';
import { HOST_ORDER } from './picker/useRecordPicker';

/** Returns the records that the field's picker would find for a text; undefined while a dependency is missing. */
async function findRecords(
  text: string,
  field: Field,
  context: CellContext,
): Promise<RaRecord[] | undefined> {
  const { resource, pageSize, minSearch, preload, searchLocally } =
    optionsOf<ResolvedReferenceOptions>(field);
  const { filter, meta, isWaiting } = buildPickerRequest(field, context.scope);
  if (isWaiting) return undefined;
  const fetchList = (search: object) =>
    context.fetchOnce(['records', resource, filter, meta, search], () =>
      context.dataProvider.getList<RaRecord>(resource, {
        pagination: { page: 1, perPage: pageSize },
        sort: HOST_ORDER,
        filter: { ...filter, ...search },
        ...(meta && { meta }),
      }),
    );
  if (searchLocally) {
    const { data, total = 0 } = await fetchList({});
    if (total <= data.length) return data;
  }
  // The picker does not search a shorter text; it may be an id.
  if (!preload && text.length < minSearch) return [];
  return (await fetchList({ search: text })).data;
}

/** Returns the record with an id, if the host has one; a search need not find ids. */
async function fetchById(id: string, field: Field, context: CellContext): Promise<RaRecord[]> {
  const { resource } = optionsOf<ResolvedReferenceOptions>(field);
  const { meta } = buildPickerRequest(field, context.scope);
  const { data } = await context.fetchOnce(['record', resource, id, meta], () =>
    context.dataProvider
      .getMany<RaRecord>(resource, { ids: [id], ...(meta && { meta }) })
      .catch((error: unknown) => {
        if (error instanceof ApiError && (error.code === 404 || error.code === 400 || error.code === 422))
          return { data: [] };
        throw error;
      }),
  );
  return data.filter((record) => String(record.id) === id);
}

/** Parses a record in a cell, by its exact id or its full title. */
export async function parseRecordCell(text: string, field: Field, context: CellContext): Promise<ParsedCell> {
  const { allowNew } = optionsOf<ResolvedReferenceOptions>(field);
  const getTitle = (record: RaRecord): string => recordText(record, field, context.titleOf);
  const getLine = (record: RaRecord): string => joinChoiceText(buildChoiceText(record, field, context));
  const records = await findRecords(text, field, context);
  if (!records) return { problem: cellTexts.missingDependency };
  const idMatches = records.filter(({ id }) => String(id) === text);
  const titleMatches = records.filter((record) => foldText(getTitle(record)) === foldText(text));
  // Matches the picker's line, which distinguishes records of the same name.
  const lineMatches = records.filter((record) => foldText(getLine(record)) === foldText(text));
  const matches = idMatches.length > 0 ? idMatches : titleMatches.length > 0 ? titleMatches : lineMatches;
  if (matches.length === 0 && allowNew) return { value: text };
  const candidates = matches.length > 0 || /\s/.test(text) ? matches : await fetchById(text, field, context);
  return expectSingle(candidates, (record) => ({
    value: record.id satisfies Id,
    displayText: getTitle(record) || String(record.id),
  }));
}

const parseReferenceCell: CellParser = parseRecordCell;
export default parseReferenceCell;
