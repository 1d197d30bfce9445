declare module "virtual:first-styles" {
  const styles: Partial<Record<import("#app/page-facts.ts").FirstStylesOf, string>>;
  export default styles;
}
