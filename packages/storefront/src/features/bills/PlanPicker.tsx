import * as text from '@shop/messages/bills';
import { RadioCard, Select, Skeleton, TextField, useMoney } from '@shop/ui';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useQuery } from 'urql';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import css from './Bills.module.css';
import { RechargePlansQuery, type Biller, type RechargePlan } from './billQueries.ts';
import { findPlans } from './findPlans.ts';

export interface PlanPickerProps {
  /** The operator whose plans these are. */
  biller: Biller;
  /** Code of the circle that is chosen; '' while none is. */
  circle: string;
  /** The two fields, as the form around them registers them. */
  fields: { circle: UseFormRegisterReturn; plan: UseFormRegisterReturn };
  /** What is wrong with a choice, by field; absent where nothing is. */
  errors: { circle?: string | undefined; plan?: string | undefined };
}

/** What a recharge may be: the plans of an operator, in the circle where they differ by it (bills-03). */
export function PlanPicker({ biller, circle, fields, errors }: PlanPickerProps) {
  const isAsked = biller.circles.length === 0 || circle !== '';
  const [{ data, error, fetching }, again] = useQuery({
    query: RechargePlansQuery,
    variables: { biller: biller.id, circle: circle || null },
    pause: !isAsked,
  });
  const plans = data?.rechargePlans;
  return (
    <>
      {biller.circles.length > 0 && (
        <Select
          {...fields.circle}
          label={text.circle}
          placeholder={text.chooseCircle}
          options={biller.circles.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.circle}
        />
      )}
      {/* The plans of the circle before are none of this one. */}
      {isAsked && fetching && <Skeleton height="320px" />}
      {isAsked && !fetching && !plans && (
        <RetryNotice onRetry={() => again({ requestPolicy: 'network-only' })}>
          {error ? text.plansNotLoaded : text.noPlans}
        </RetryNotice>
      )}
      {isAsked && !fetching && plans && <Plans plans={plans} field={fields.plan} error={errors.plan} />}
    </>
  );
}

interface PlansProps {
  plans: RechargePlan[];
  field: UseFormRegisterReturn;
  error: string | undefined;
}

function Plans({ plans, field, error }: PlansProps) {
  const money = useMoney();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const groups = [...new Set(plans.map(plan => plan.group))];
  const found = findPlans(plans, search, groups.includes(group) ? group : '');
  return (
    <fieldset className={css['plans']} aria-describedby={error ? 'plan-missing' : undefined}>
      <legend>{text.plans}</legend>
      <div>
        <TextField
          label={text.searchPlans}
          type="search"
          value={search}
          maxLength={40}
          autoComplete="off"
          onChange={event => setSearch(event.target.value)}
        />
        {/* It stands there before it speaks: else it is not read out. */}
        <p role="status">{found.length === 0 && (plans.length === 0 ? text.noPlans : text.noPlan(search.trim()))}</p>
      </div>
      <div className={css['groups']} role="group" aria-label={text.planGroups}>
        {['', ...groups].map(name => (
          <button
            key={name}
            type="button"
            className={css['group']}
            aria-pressed={name === group}
            onClick={() => setGroup(name)}
          >
            {name || text.everyPlan}
          </button>
        ))}
      </div>
      {error && (
        <p id="plan-missing" className={css['wrong']} role="alert">
          {error}
        </p>
      )}
      {found.map(plan => (
        <RadioCard
          key={plan.id}
          {...field}
          value={plan.id}
          label={money(plan.price.value ?? 0)}
          aside={[plan.data, plan.validity].filter(Boolean).join(' · ')}
          note={plan.description}
        />
      ))}
    </fieldset>
  );
}
