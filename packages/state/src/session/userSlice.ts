import type { Customer, Problem } from '@shop/commerce-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type UserStep = 'signIn' | 'createAccount' | 'getDetails' | 'resetPassword';

export interface UserState {
  isSignedIn: boolean;
  id: number | null;
  email: string | null;
  firstname: string | null;
  lastname: string | null;
  /** Steps that are under way. */
  pending: Record<UserStep, boolean>;
  errors: Record<UserStep, Problem | null>;
}

/** Who is known by now may be told anew without the id. */
type Details = Pick<Customer, 'email' | 'firstname' | 'lastname'> & Partial<Pick<Customer, 'customer_id'>>;

const initialState: UserState = {
  isSignedIn: false,
  id: null,
  email: null,
  firstname: null,
  lastname: null,
  pending: { signIn: false, createAccount: false, getDetails: false, resetPassword: false },
  errors: { signIn: null, createAccount: null, getDetails: null, resetPassword: null },
};

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    requested(state, { payload: step }: PayloadAction<UserStep>) {
      state.pending[step] = true;
      state.errors[step] = null;
    },
    received(state, { payload: step }: PayloadAction<UserStep>) {
      state.pending[step] = false;
    },
    failed(state, { payload: { step, problem } }: PayloadAction<{ step: UserStep; problem: Problem }>) {
      state.pending[step] = false;
      state.errors[step] = problem;
    },
    detailsReceived(state, { payload }: PayloadAction<Details>) {
      state.id = payload.customer_id ?? state.id;
      state.email = payload.email ?? null;
      state.firstname = payload.firstname ?? null;
      state.lastname = payload.lastname ?? null;
      state.pending.getDetails = false;
    },
    tokenSet(state) {
      state.isSignedIn = true;
    },
    tokenCleared(state) {
      state.isSignedIn = false;
    },
    reset: () => initialState,
  },
  selectors: {
    selectIsSignedIn: user => user.isSignedIn,
    selectEmail: user => user.email,
    selectFirstname: user => user.firstname,
    selectUserPending: (user, step: UserStep) => user.pending[step],
  },
});
