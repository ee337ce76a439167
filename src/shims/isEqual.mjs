// Stands for lodash's `isEqualToTarget` in ra-core's comparisons of what was stored: query-core, which is there anyway, compares the
// same way, but takes instances of classes for equal only when they are the same.
import { replaceEqualDeep } from '@tanstack/react-query';

export default (a, b) => replaceEqualDeep(a, b) === a;
