import { SECONDS_PER_HOUR, TOKEN_LIFETIME_HOURS } from '../constants.ts';
import type { ShopThunk } from '../services.ts';
import { userSlice } from './userSlice.ts';

const isLifetime = (hours: number | undefined): hours is number =>
  hours !== undefined && Number.isFinite(hours) && hours > 0;

/**
 * Begins a customer's session.
 *
 * @param hours lifetime of the token; without it the store's, else one hour (session-01).
 */
export const setToken =
  (token: string, hours?: number): ShopThunk =>
  (dispatch, _, services) => {
    const { persistence, runtime, tokenLifetime } = services;
    const lifetime = [hours, tokenLifetime?.(), TOKEN_LIFETIME_HOURS].find(isLifetime) ?? TOKEN_LIFETIME_HOURS;
    persistence.set('signin_token', token, lifetime * SECONDS_PER_HOUR);
    persistence.remove('sessionEnded');
    runtime.token = token;
    dispatch(userSlice.actions.tokenSet());
  };
