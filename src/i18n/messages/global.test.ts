import { describe, it, expect } from 'vitest';
import { globalTexts } from './global';

const texts: Record<string, string> = globalTexts;

describe('globalTexts', () => {
  const keptKeys = [
    ['PASSET-08', '_PROJECT_ASSETS_SELECT_ALL_ASSETS_ERROR'],
    ['ADET-25', 'field_required'],
    ['ADET-31', 'successfully_edit'],
    ['ADET-31', 'unsuccessfully_edit'],
    ['ADET-46', 'successfully_added'],
    ['ADET-47', 'add_error'],
    ['AUSER-06', 'no_results'],
    ['AUSER-11', 'link_correctly'],
    ['AUSER-12', 'unlinked_correctly'],
    ['AGW-19', 'assign_gateway_success'],
    ['AGW-20', 'assign_gateway_error'],
    ['AGW-23', 'unassign_gateway_error'],
    ['AGW-51', '_GATEWAY_UPDATE_MODULE_VERSION_ERROR'],
    ['AGW-53', '_GATEWAY_STATUS_DETAIL_CHECK_UPDATE_STATE_ERROR'],
    ['CONS-24', 'no_data'],
    ['CONS-24', 'SELECT_A_SENSOR'],
    ['CONS-24', 'there_are_not_sensors'],
    ['CAM-08', 'created_correctly'],
    ['CAM-08', 'created_error'],
    ['CONTACT-03', 'deleted_correctly'],
    ['DEV-22', '_DEVICES_LIST_ERROR_MESSAGE'],
    ['DEV-23', '_CREATE_DEVICE_WITHOUT_GATEWAY_DRAWER_DEVICES_TYPES_ERROR_MESSAGE'],
    ['DEV-36', '_CREATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE'],
    ['DEV-49', '_CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE'],
    ['DEV-51', '_GET_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE'],
    ['DEV-53', '_UPDATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE'],
    ['DEV-55', '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE'],
    ['DEV-55', '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE'],
    ['DEV-57', '_DELETE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE'],
    ['DEV-58', '_DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE'],
    ['DEV-59', '_DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE'],
    ['DEV-62', '_ENABLED_DEVICE_SUCCESS_MESSAGE'],
    ['DEV-62', '_DISABLED_DEVICE_SUCCESS_MESSAGE'],
    ['DEV-63', '_ENABLED_DEVICE_ERROR_MESSAGE'],
    ['DEV-63', '_DISABLED_DEVICE_ERROR_MESSAGE'],
    ['GWD-20', 'successfully_updated'],
    ['GWD-20', 'EDIT_ERROR'],
    ['PROJ-17', 'sent_successfully'],
    ['TICKET-21', 'status_changed'],
    ['USER-47', 'ERROR'],
  ] as const;
  it('keeps the identifiers that the requirements name, each with a text [SHELL-04]', () => {
    const offenders = keptKeys
      .filter(([, key]) => !/^\p{Lu}.{4,}$/u.test(texts[key] ?? ''))
      .map(([id, key]) => `${id} ${key}: ${texts[key]}`);
    expect(offenders).toEqual([]);
  });
});
