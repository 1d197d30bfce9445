declare module "virtual:page-script" {
  const script: string;
  export default script;
}

declare module "virtual:first-styles" {
  const styles: Partial<Record<import("#app/page-facts.ts").FirstStylesOf, string>>;
  export default styles;
}
