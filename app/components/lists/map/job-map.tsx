import type { ReactNode } from "react";
import { Contours } from "#app/components/frame/contours.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { JobMap as Shown } from "#core/jobs/map/list-map.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { markSize, nameSize } from "#core/places/picture/labels.ts";
import base from "#core/places/picture/states.svg?url";
import { formatCount } from "#core/text/number-words.ts";
import { MapTable } from "./map-table.tsx";
import { SmallStates } from "./small-states.tsx";

type Circle = Shown["circles"][number];

type Props = { map: Shown; fields: QueryFields; action: string; hash: string };

export default function JobMap({ map, fields, action, hash }: Props) {
  const { viewBox, unit, state, around, picture, isZoomed, narrowed, circles, touch, states, said } = map;
  const { location = "", near = "", within = "", view = "", map: _, ...others } = fields;
  // `view` and `map` come last in every address.
  const to = (place: QueryFields, map: string | null) =>
    action + addressOf({ ...others, ...place, view, map }) + hash;
  const toState = (code: string | null) => to({ location, near, within }, code?.toLowerCase() ?? null);
  // A place given as text would count as a second place.
  const toCircle = ({ near: { slug, within } }: Circle) =>
    to({ near: slug, within: String(within) }, picture);
  const rows =
    state || around
      ? circles.map((circle) => ({
          key: `${circle.x} ${circle.y}`,
          label: `Near ${circle.near.label}`,
          jobs: circle.jobs,
          to: toCircle(circle),
        }))
      : states.map(({ code, name, jobs, isDrawn }) => ({
          key: code,
          label: name,
          jobs,
          to: isDrawn ? toState(code) : null,
        }));
  return (
    <section
      aria-label={around ? `Map of jobs around ${around}` : `Map of jobs in ${state?.name ?? "the US"}`}
      className="job-map"
    >
      <a href="#map-end" className="map-skip button secondary">
        Skip the map
      </a>
      <div className="relative isolate overflow-hidden rounded-lg border border-line">
        <Contours className="absolute inset-0 -z-10 text-line" />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up all over it, and the section has one */}
        <svg
          viewBox={viewBox}
          strokeWidth={unit}
          className={`block h-auto w-full ${state || around ? "map-part" : "map-us"}`}
        >
          <use href={`${base}#us`} className="map-land" />
          {state && <use href={`${base}#${state.code}`} className="map-state" />}
          {!state &&
            states.map(
              ({ code, name, isDrawn }) =>
                isDrawn && (
                  // The table below has the same links for keyboards and screen readers.
                  <Link
                    key={code}
                    to={toState(code)}
                    preventScrollReset
                    discover="none"
                    tabIndex={-1}
                    aria-hidden="true"
                  >
                    <title>{name}</title>
                    <use href={`${base}#${code}`} />
                  </Link>
                ),
            )}
          <Circles drawn={map} near={near} toCircle={toCircle} className={touch ? "max-md:hidden" : ""} />
          {touch && <Circles drawn={touch} near={near} toCircle={toCircle} className="md:hidden" />}
        </svg>
      </div>
      {!touch && (
        <>
          <SmallStates states={states} toState={toState} />
          <p className="mt-2 text-sm md:hidden">Tap a state to see its places.</p>
        </>
      )}
      {(isZoomed || near) && (
        <p className="mt-2 flex flex-wrap gap-x-6">
          {isZoomed && <MapLink to={toState(around ? "us" : null)}>← All of the US</MapLink>}
          {narrowed && !near && (
            <MapLink to={to({ location: narrowed.location }, null)}>
              {`List the ${narrowed.jobs} in ${narrowed.location}`}
            </MapLink>
          )}
          {near && <MapLink to={to({}, around ? null : picture)}>List all jobs again</MapLink>}
        </p>
      )}
      <ul className="tabular mt-2 flex flex-wrap gap-x-4 gap-y-1 text-granite text-sm">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <MapTable
        caption={state ? `Jobs in ${state.name} by place` : around ? "Jobs by place" : "Jobs by state"}
        rows={rows}
      />
      <p id="map-end" tabIndex={-1} className="mt-2 text-granite text-xs">
        Place data from{" "}
        <a href="https://www.geonames.org/" className="underline underline-offset-2">
          GeoNames
        </a>
        , CC BY 4.0
      </p>
    </section>
  );
}

type CirclesProps = {
  drawn: Pick<Shown, "circles" | "center" | "unit"> & { reach?: number };
  near: string;
  toCircle: (circle: Circle) => string;
  className: string;
};

function Circles({ drawn: { circles, center, unit, reach }, near, toCircle, className }: CirclesProps) {
  return (
    <g className={className} strokeWidth={unit} fontSize={10 * unit}>
      {circles.map((circle) => (
        <CircleLink
          key={`${circle.x} ${circle.y}`}
          circle={circle}
          unit={unit}
          reach={reach}
          to={toCircle(circle)}
          isChosen={circle.near.slug === near}
        />
      ))}
      {center && <Mark center={center} unit={unit} />}
      {circles.map(({ label }) => label && <Name key={`${label.x} ${label.y}`} label={label} unit={unit} />)}
    </g>
  );
}

type CircleProps = {
  circle: Circle;
  unit: number;
  reach: number | undefined;
  to: string;
  isChosen: boolean;
};

function CircleLink({ circle: { x, y, radius, jobs, near }, unit, reach, to, isChosen }: CircleProps) {
  const name = `${formatCount(jobs, "job")} near ${near.label}`;
  return (
    <Link
      to={to}
      preventScrollReset
      discover="none"
      aria-current={isChosen ? "true" : undefined}
      aria-label={name}
    >
      <title>{name}</title>
      <circle cx={x} cy={y} r={radius} />
      {reach && <circle cx={x} cy={y} r={reach} className="map-reach" />}
      {(reach || radius > 11 * unit) && (
        <text x={x} y={y}>
          {jobs.toLocaleString("en-US")}
        </text>
      )}
    </Link>
  );
}

function Mark({ center: { x, y, label }, unit }: { center: NonNullable<Shown["center"]>; unit: number }) {
  const half = markSize * unit;
  return (
    <g>
      <path
        className="map-mark"
        d={`M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`}
      />
      {label && <Name label={label} unit={unit} />}
    </g>
  );
}

function Name({ label, unit }: { label: NonNullable<Circle["label"]>; unit: number }) {
  return (
    <text className="map-name" x={label.x} y={label.y} fontSize={nameSize * unit} strokeWidth={3 * unit}>
      {label.text}
    </text>
  );
}

function MapLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
