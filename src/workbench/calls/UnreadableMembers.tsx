import { useMemo } from 'react';
import {
  datesOf,
  describeUnreadable,
  findRecords,
  listUnreadable,
} from '../../../dataProvider/values/unreadable';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { Resource } from '../../config/types';
import { workbenchTexts } from '../texts';
import type { LoggedCall } from './callLog';

/** The declaration whose answers are checked, and the dialects of the hosts. */
export interface CheckedResource {
  resource: Resource;
  dialects: RuntimeConfig['dialects'];
}

interface UnreadableMembersProps {
  call: LoggedCall;
  checked: CheckedResource;
}

/** Names the members of an answer that the declared field types cannot read, each with a value and what the type reads. */
export function UnreadableMembers({ call, checked }: UnreadableMembersProps) {
  const members = useMemo(() => findUnreadable(call, checked), [call, checked]);
  if (members.length === 0) return null;
  return (
    <div className="notice warning">
      <p>{workbenchTexts.unreadable_values}</p>
      <ul>
        {members.map((member) => (
          <li key={member.field.name}>{describeUnreadable(member)}</li>
        ))}
      </ul>
    </div>
  );
}

function findUnreadable(
  { method, path, answer, state }: LoggedCall,
  { resource, dialects }: CheckedResource,
): ReturnType<typeof listUnreadable> {
  const { api } = resource;
  const ownPath = api.getList?.path ?? api.getOne?.path.split('/{')[0];
  const isOwn = ownPath !== undefined && path.split('?')[0]?.startsWith(ownPath) === true;
  if (method !== 'GET' || state !== 'answered' || !isOwn) return [];
  const dialect = api.dialect ?? dialects?.[api.host];
  return listUnreadable(findRecords(answer), resource, datesOf(dialect));
}
