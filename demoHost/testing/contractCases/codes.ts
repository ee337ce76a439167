import type { FeatureCases } from './contractCases';

/** Cases: labels for assets and gateways. */
export const codeCases: FeatureCases = async ({ expectStatus }) => {
  await expectStatus(200, 'generateAssetCodes', '/assets/generate-qr-codes/2');
  await expectStatus(200, 'generateGatewayCodes', '/gateways/generate-qr-codes/2');
};
