import { useState } from 'react';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useMutation } from '@tanstack/react-query';
import { ApiError, UNKNOWN_ERROR, unwrapData } from '../../../dataProvider';
import { generateAssetCodes, generateGatewayCodes } from '../../../dataProvider/contract/endpoints';

interface GeneratedCodes {
  codes: readonly string[] | undefined;
  error: Error | null;
  isPending: boolean;
  generate: (count: number) => void;
}

/** The codes made last, which a call that fails leaves as they are; `onMade` gets them as they arrive. */
export function useGeneratedCodes(
  kind: 'assets' | 'gateways',
  onGenerated: (codes: readonly string[]) => void,
): GeneratedCodes {
  const dataProvider = useDataProvider();
  const [codes, setCodes] = useState<readonly string[]>();
  const { error, isPending, mutate } = useMutation({
    mutationFn: async (count: number) => {
      const input = { path: { count } };
      const { data: response } =
        kind === 'assets'
          ? await dataProvider.callOperation(generateAssetCodes, input)
          : await dataProvider.callOperation(generateGatewayCodes, input);
      return parseCodes(response.body);
    },
    onSuccess: (newCodes) => {
      setCodes(newCodes);
      onGenerated(newCodes);
    },
  });
  return { codes, error, isPending, generate: mutate };
}

/** The `qr` of each record; an answer without any is a failure: nothing would be in the file. */
function parseCodes(body: unknown): readonly string[] {
  const list: unknown = unwrapData(body);
  const codes = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((record) =>
    typeof record === 'object' && record !== null && 'qr' in record && typeof record.qr === 'string'
      ? [record.qr]
      : [],
  );
  if (codes.length === 0) throw new ApiError(UNKNOWN_ERROR);
  return codes;
}
