/** Panels of the sheets in `everyday-layouts.ts`, in the form of `panels.ts`. A row without a code is a test we hold no record of. */
export const EVERYDAY_PANELS = {
  vitaminsZh: `
vitamin_a|维生素A(视黄醇)||ng/mL|325.0|780.0|1
vitamin_e|维生素E(α-生育酚)||μg/mL|5.50|17.00|2
vitamin_k1|维生素K1||ng/mL|0.10|2.20|2
vitamin_b1|维生素B1||ng/mL|0.50|4.00|2
vitamin_b2|维生素B2||ng/mL|1.00|19.00|2
vitamin_b6|维生素B6||ng/mL|5.00|50.00|2
vitamin_c|维生素C||μg/mL|4.00|20.00|2
folate|叶酸||ng/mL|3.10|20.50|2
vitamin_b12|维生素B12||pg/mL|180|914|0
vitamin_d_25oh|25-羟基维生素D||ng/mL|30.00|100.00|2
zinc|锌||μmol/L|11.10|23.00|1
copper|铜||μmol/L|11.00|22.00|1
selenium|硒||μg/L|60.0|150.0|1
magnesium|镁||mmol/L|0.75|1.02|2
iron|铁||μmol/L|7.8|32.2|1
ferritin|铁蛋白||ng/mL|13.0|150.0|1`,
  urineZh: `
urine_sg|尿比重|SG||1.003|1.030|3
urine_ph|酸碱度|pH||4.5|8.0|1
urine_protein|尿蛋白|PRO||阴性|+1
urine_glucose|尿糖|GLU||阴性|+2
urine_ketones|酮体|KET||阴性|+1
urine_blood|隐血|BLD||阴性|+2
urine_urobilinogen|尿胆原|URO||阴性|+1
urine_bilirubin|胆红素|BIL||阴性|+1
urine_nitrite|亚硝酸盐|NIT||阴性|阳性
urine_leukocyte_esterase|白细胞酯酶|LEU||阴性|+1`,
  emergencyZh: `
pt|凝血酶原时间|PT|秒|9.4|12.5|1
inr|国际标准化比值|INR||0.80|1.20|2
aptt|活化部分凝血活酶时间|APTT|秒|25.1|36.5|1
thrombin_time|凝血酶时间|TT|秒|10.3|16.6|1
fibrinogen|纤维蛋白原|FIB|g/L|2.38|4.98|2
d_dimer|D-二聚体|D-D|mg/L|0.00|0.50|2
ck|肌酸激酶|CK|U/L|40|200|0
ck_mb|肌酸激酶同工酶|CK-MB|U/L|0|24|0
ldh|乳酸脱氢酶|LDH|U/L|120|250|0
troponin_i|肌钙蛋白I|cTnI|ng/mL|0.000|0.040|3
nt_probnp|N末端B型钠尿肽前体|NT-proBNP|pg/mL|0|125|0
procalcitonin|降钙素原|PCT|ng/mL|0.00|0.05|2
hs_crp|超敏C反应蛋白|hs-CRP|mg/L|0.00|5.00|2
saa|血清淀粉样蛋白A|SAA|mg/L|0.0|10.0|1
glucose_fasting|葡萄糖|GLU|mmol/L|3.90|6.10|2
potassium|钾|K|mmol/L|3.50|5.30|2
sodium|钠|Na|mmol/L|137.0|147.0|1
creatinine|肌酐|Cr|μmol/L|41|81|0
amylase|淀粉酶|AMY|U/L|35|135|0`,
  fixedUs: `
sodium|SODIUM||mmol/L|136|145|0
potassium|POTASSIUM||mmol/L|3.5|5.1|1
chloride|CHLORIDE||mmol/L|98|107|0
co2|CARBON DIOXIDE||mmol/L|22|29|0
anion_gap|ANION GAP||mmol/L|5|15|0
urea|BLOOD UREA NITROGEN||mg/dL|7|20|0
creatinine|CREATININE||mg/dL|0.60|1.10|2
glucose_fasting|GLUCOSE||mg/dL|70|99|0
calcium|CALCIUM||mg/dL|8.6|10.3|1
total_protein|TOTAL PROTEIN||g/dL|6.4|8.3|1
albumin|ALBUMIN||g/dL|3.5|5.2|1
bilirubin_total|TOTAL BILIRUBIN||mg/dL|0.2|1.2|1
alp|ALKALINE PHOSPHATASE||U/L|35|105|0
ast|AST||U/L|5|32|0
alt|ALT||U/L|5|33|0
magnesium|MAGNESIUM||mg/dL|1.6|2.6|1
phosphate|PHOSPHORUS||mg/dL|2.5|4.5|1
iron|IRON||ug/dL|37|145|0
ferritin|FERRITIN||ng/mL|13|150|0
tsh|TSH||uIU/mL|0.27|4.20|2`,
  gulf: `
hemoglobin|Hemoglobin||g/dL|12.0|15.5|1
hematocrit|Hematocrit (PCV)||%|36|46|1
rbc|RBC Count||10^6/uL|3.8|5.2|2
mcv|MCV||fL|80|100|1
wbc|WBC Count||10^3/uL|4.0|11.0|2
platelets|Platelet Count||10^3/uL|150|450|0
esr|ESR||mm/hr|0|20|0
glucose_fasting|Fasting Blood Sugar||mg/dL|70|100|0
urea|Urea||mg/dL|15|45|0
creatinine|Serum Creatinine||mg/dL|0.5|0.9|2
uric_acid|Uric Acid||mg/dL|2.4|5.7|1
cholesterol_total|Total Cholesterol||mg/dL||200|0
triglycerides|Triglycerides||mg/dL||150|0
hdl_c|HDL Cholesterol||mg/dL|50||0
ldl_c|LDL Cholesterol||mg/dL||100|0
alt|SGPT (ALT)||U/L||33|0
ast|SGOT (AST)||U/L||32|0
calcium|Serum Calcium||mg/dL|8.6|10.2|1
vitamin_d_25oh|Vitamin D (25-OH)||ng/mL|30|100|1`,
  sideBlood: `
wbc|白细胞|WBC|10^9/L|3.50|9.50|2
rbc|红细胞|RBC|10^12/L|3.80|5.10|2
hemoglobin|血红蛋白|HGB|g/L|115|150|0
hematocrit|红细胞压积|HCT|%|35.0|45.0|1
platelets|血小板|PLT|10^9/L|125|350|0
neutrophils_pct|中性粒细胞%|NEU%|%|40.0|75.0|1
lymphocytes_pct|淋巴细胞%|LYM%|%|20.0|50.0|1
esr|血沉|ESR|mm/h|0|20|0`,
  sideLiver: `
alt|谷丙转氨酶|ALT|U/L|7|40|0
ast|谷草转氨酶|AST|U/L|13|35|0
ggt|谷氨酰转肽酶|GGT|U/L|7|45|0
bilirubin_total|总胆红素|TBIL|μmol/L|3.4|20.5|1
albumin|白蛋白|ALB|g/L|40.0|55.0|1
total_protein|总蛋白|TP|g/L|65.0|85.0|1`,
  sideKidney: `
urea|尿素|UREA|mmol/L|2.6|7.5|2
creatinine|肌酐|CREA|μmol/L|41|73|0
uric_acid|尿酸|UA|μmol/L|155|357|0
cystatin_c|胱抑素C|CysC|mg/L|0.51|1.09|2`,
  sideLipids: `
cholesterol_total|总胆固醇|TC|mmol/L|2.80|5.20|2
triglycerides|甘油三酯|TG|mmol/L|0.45|1.70|2
hdl_c|高密度脂蛋白|HDL-C|mmol/L|1.04|1.90|2
ldl_c|低密度脂蛋白|LDL-C|mmol/L|1.90|3.37|2
glucose_fasting|空腹血糖|GLU|mmol/L|3.90|6.10|2
hba1c|糖化血红蛋白|HbA1c|%|4.0|6.0|1`,
} as const;
