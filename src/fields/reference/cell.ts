import type { RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import type { Field } from '../../config/types';
import { foldText } from '../../lib/foldText';
import { theOne, type Cell, type CellReader, type CellsAround } from '../cell';
import { optionsOf } from '../optionsOf';
import { cellTexts } from '../cellTexts';
import { askedOf } from './asked';
import { recordText, type Id } from './references';
import type { ReferenceFilled } from './schema';
import { choiceTextOf, inOneLine } from './useChoiceText';
import { HOST_ORDER } from './usePicker';

/** The records that the picker of the field would find for a text; undefined while something it needs is missing. */
async function found(text: string, field: Field, around: CellsAround): Promise<RaRecord[] | undefined> {
  const { resource, pageSize, minSearch, preload, local } = optionsOf<ReferenceFilled>(field);
  const { filter, meta, isWaiting } = askedOf(field, around.scope);
  if (isWaiting) return undefined;
  const list = (search: object) =>
    around.once(['records', resource, filter, meta, search], () =>
      around.dataProvider.getList<RaRecord>(resource, {
        pagination: { page: 1, perPage: pageSize },
        sort: HOST_ORDER,
        filter: { ...filter, ...search },
        ...(meta && { meta }),
      }),
    );
  if (local) {
    const { data, total = 0 } = await list({});
    if (total <= data.length) return data;
  }
  // A shorter text is not searched; it may be an id.
  if (!preload && text.length < minSearch) return [];
  return (await list({ search: text })).data;
}

/** The record of an id, where the host has one; searches need not find ids. */
async function byId(id: string, field: Field, around: CellsAround): Promise<RaRecord[]> {
  const { resource } = optionsOf<ReferenceFilled>(field);
  const { meta } = askedOf(field, around.scope);
  const { data } = await around.once(['record', resource, id, meta], () =>
    around.dataProvider
      .getMany<RaRecord>(resource, { ids: [id], ...(meta && { meta }) })
      .catch((error: unknown) => {
        if (error instanceof ApiError && (error.code === 404 || error.code === 400 || error.code === 422))
          return { data: [] };
        throw error;
      }),
  );
  return data.filter((record) => String(record.id) === id);
}

/** A record in a cell: by its very id, or by the whole of what it is called. */
export async function recordCell(text: string, field: Field, around: CellsAround): Promise<Cell> {
  const { addLocal } = optionsOf<ReferenceFilled>(field);
  const called = (record: RaRecord): string => recordText(record, field, around.titleOf);
  const whole = (record: RaRecord): string => inOneLine(choiceTextOf(record, field, around));
  const records = await found(text, field, around);
  if (!records) return { problem: cellTexts.waits };
  const ids = records.filter(({ id }) => String(id) === text);
  const names = records.filter((record) => foldText(called(record)) === foldText(text));
  // As it stands in a picker: of two homes of one name it says which.
  const lines = records.filter((record) => foldText(whole(record)) === foldText(text));
  const hit = ids.length > 0 ? ids : names.length > 0 ? names : lines;
  if (hit.length === 0 && addLocal) return { value: text };
  const all = hit.length > 0 || /\s/.test(text) ? hit : await byId(text, field, around);
  return theOne(all, (record) => ({
    value: record.id satisfies Id,
    shown: called(record) || String(record.id),
  }));
}

const referenceCell: CellReader = recordCell;
export default referenceCell;
