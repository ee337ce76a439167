import Ajv2020 from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { dropBranchErrors } from './dropBranchErrors';

const text = { type: 'string' };
const choice = { oneOf: [text, { type: 'object', required: ['url'], properties: { url: text } }] };
const validate = new Ajv2020({ strict: false, allErrors: true }).compile({
  type: 'object',
  properties: { link: choice, link_title: text, links: { type: 'array', items: choice } },
  required: ['id'],
});

const told = (value: unknown): string[] => {
  validate(value);
  return dropBranchErrors(validate.errors ?? []).map(
    ({ instancePath, keyword }) => `${instancePath} ${keyword}`,
  );
};

it('of a choice of forms only the choice is told', () => {
  expect(told({ id: 1, link: {} })).toEqual(['/link oneOf']);
  expect(told({ id: 1, links: ['a', { url: 7 }] })).toEqual(['/links/1 oneOf']);
});

it('what is told of others stays, also of those whose names begin with the name of the choice', () => {
  expect(told({ link: 7, link_title: 7, links: 7 })).toEqual([
    ' required',
    '/link oneOf',
    '/link_title type',
    '/links type',
  ]);
  expect(told({ id: 1, links: [...Array.from({ length: 10 }, () => 'a'), 7, { url: 1 }] })).toEqual([
    '/links/10 oneOf',
    '/links/11 oneOf',
  ]);
});

it('without a choice all is told', () => {
  expect(told({ link_title: 7 })).toEqual([' required', '/link_title type']);
});
