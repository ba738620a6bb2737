import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CITY_LABEL_LENGTH, DEFAULT_LOCATION } from '../constants.ts';
import type { UserLocation } from '../persistence/storedValues.ts';

export const locationSlice = createSlice({
  name: 'location',
  initialState: (): UserLocation => DEFAULT_LOCATION,
  reducers: {
    /** Chosen or detected: it is kept. */
    chosen: (_, { payload }: PayloadAction<UserLocation>) => payload,
    /** Read back from the browser's storage. */
    restored: (_, { payload }: PayloadAction<UserLocation>) => payload,
  },
  selectors: {
    selectLocation: location => location,
    /** Whether somebody or the device said so, be it the same place that is assumed else. */
    selectIsPlaceKnown: location => location !== DEFAULT_LOCATION,
    /** The city, cut to 12 characters and "..." when it is longer (delivery-03). */
    selectCityLabel: ({ city }) => (city.length > CITY_LABEL_LENGTH ? `${city.slice(0, CITY_LABEL_LENGTH)}...` : city),
  },
});
