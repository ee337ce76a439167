import type { Tables } from './table';

/** Content of buildings and assets. */
export const contentTables: Pick<
  Tables,
  'contacts' | 'documents' | 'news' | 'common_areas' | 'bookings' | 'layout_areas'
> = {
  contacts: {
    key: ['id'],
    columns: {
      asset_id: 'text',
      project_id: 'text',
      title: 'text',
      description: 'text',
      link: 'text',
      id: 'text',
    },
    derived: {},
  },
  documents: {
    key: ['id'],
    columns: {
      asset_id: 'text',
      project_id: 'text',
      title: 'text',
      comments: 'text',
      id: 'text',
      size: 'number',
      source: 'text',
      created_at: 'time',
      content: 'rest',
    },
    derived: {},
  },
  news: {
    key: ['id'],
    columns: {
      title: 'text',
      description: 'text',
      link: 'text',
      link_title: 'text',
      project_id: 'text',
      id: 'text',
      image: 'text',
      send_notification: 'boolean',
      status: 'text',
      type: 'text',
    },
    derived: {},
  },
  common_areas: {
    key: ['id'],
    columns: {
      name: 'text',
      project_id: 'text',
      id: 'text',
      capacity: 'number',
      booking_duration: 'number',
      background_image: 'text',
      sensor_ids: 'texts',
      days_availability: 'text',
      time_availability: 'json',
      info_user_title: 'text',
      info_user_description: 'text',
      has_booking: 'boolean',
      enabled: 'boolean',
      maximum_bookings_by_user: 'number',
      maximum_time_availability: 'json',
    },
    derived: {},
  },
  bookings: {
    key: ['id'],
    columns: {
      common_area_id: 'text',
      date: 'time',
      start: 'text',
      end: 'text',
      user_id: 'text',
      id: 'text',
    },
    derived: {},
  },
  layout_areas: {
    key: ['id'],
    columns: {
      projectId: 'text',
      id: 'text',
      type: 'text',
      imageURL: 'text',
      nameEs: 'text',
      nameEn: 'text',
      horizontal: 'json',
    },
    derived: { 'horizontal.id': 'texts' },
  },
};
